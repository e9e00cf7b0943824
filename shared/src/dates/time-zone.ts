/** The time zone of Qatar: used where no restaurant's own is known, and in the platform's mails. */
export const homeTimeZone = 'Asia/Qatar'
