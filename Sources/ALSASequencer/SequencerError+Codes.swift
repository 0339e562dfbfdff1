import CALSA
import Glibc

extension SequencerError {
    /// Returns the result of a call into alsa-lib, or throws what its negative values mean.
    @discardableResult
    static func check(_ code: Int32, _ operation: @autoclosure () -> String) throws(SequencerError) -> Int32 {
        guard code < 0 else { return code }
        throw .failed(operation: operation(), code: -code)
    }

    /// What a failed opening means.
    ///
    /// Where /dev/snd/seq exists, the file that "no such file" misses is alsa-lib's configuration.
    static func opening(code: Int32, hasDevice: Bool) -> SequencerError {
        switch code {
        case ENOENT where hasDevice: .noConfiguration
        case ENOENT, ENODEV, ENXIO: .noSequencer
        case EACCES, EPERM: .noPermission
        default: .failed(operation: "open the ALSA sequencer", code: code)
        }
    }

    /// What a failed writing means; a device that is gone, or whose output is not open, does not take it.
    static func sending(_ address: PortAddress, code: Int32) -> SequencerError {
        switch code {
        case ENOENT, ENODEV, ENXIO, EINVAL: .noSuchPort(address)
        default: .failed(operation: "write to the sequencer port \(address)", code: code)
        }
    }

    /// What a failed connection means; the kernel calls a port that is gone an invalid argument.
    static func connecting(_ address: PortAddress, code: Int32) -> SequencerError {
        switch code {
        case ENOENT, ENODEV, ENXIO, EINVAL: .noSuchPort(address)
        case EBUSY, EAGAIN: .busy(address)
        default: .failed(operation: "connect the sequencer port \(address)", code: code)
        }
    }
}
