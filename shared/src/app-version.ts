/** The version label on the screens (spec §1). The released version is in package.json. */
export const appVersion = '1.1.1'
