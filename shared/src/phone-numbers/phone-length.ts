/** Whether a number is 10 to 15 Latin digits, the country code included (spec §5). */
export const hasPhoneLength = (digits: string): boolean => /^\d{10,15}$/.test(digits)
