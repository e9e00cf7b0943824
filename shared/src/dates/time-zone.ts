/** The time zone of Qatar: used when a restaurant's own is unknown, and in the platform's mails. */
export const homeTimeZone = 'Asia/Qatar'
