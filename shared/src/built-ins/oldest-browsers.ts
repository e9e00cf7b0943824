/** The oldest supported browsers (docs/decisions/0156-oldest-browsers.md), as targets of the builds. Samsung Internet 21 is Chromium 110. */
export const oldestBrowsers = ['chrome109', 'safari16.4', 'ios16.4'] as const
