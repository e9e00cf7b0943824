/** Refusals about the wording of SMS, and about a receipt by SMS when the restaurant sends none. */
export const smsRefusals = {
  'sms.text_length': 400,
  'sms.placeholder_unknown': 400,
  'sms.placeholder_missing': 400,
  'sms.too_long': 400,
  'sms.changed': 409,
  'receipt.sms_off': 409,
} as const satisfies Record<string, number>
