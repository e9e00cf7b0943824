/** The version label of the apps (spec §1). */
export const appVersion = '1.1.1'
