/// The pages, each put together once from the files beside this one.
struct PageTexts: Sendable {
    /// The dashboard.
    static let dashboard = PageTexts(
        PackageResources.dashboard_html, style: [PackageResources.dashboard_css],
        script: [
            PackageResources.base_js, PackageResources.controls_js, PackageResources.panels_js,
            PackageResources.learn_js, PackageResources.main_js,
        ])
    /// The question for the secret.
    static let login = PageTexts(
        PackageResources.login_html, style: [PackageResources.dashboard_css], script: [PackageResources.login_js])

    private let text: String

    /// A page whose places `{{style}}` and `{{script}}` are filled once, `{{nonce}}`, `{{token}}` and `{{run}}` each time.
    private init(_ html: [UInt8], style: [[UInt8]], script: [[UInt8]]) {
        text = String(decoding: html, as: UTF8.self)
            .replacing("{{style}}", with: String(decoding: style.joined(), as: UTF8.self))
            .replacing("{{script}}", with: String(decoding: script.joined(), as: UTF8.self))
    }

    /// The page for one request.
    func text(nonce: String, token: String = "", run: String = "") -> String {
        text.replacing("{{nonce}}", with: nonce).replacing("{{token}}", with: token).replacing("{{run}}", with: run)
    }
}
