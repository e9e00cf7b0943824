import type { RefusalTable } from '../refusals/refusals.ts'

/**
 * Refusals about payments, with their HTTP status: of the forms (spec §5), of process-payment, and of a declined payment, one for each
 * reason.
 */
export const paymentRefusals = {
  'payment.method_unavailable': {
    status: 409,
    en: 'The restaurant does not accept this payment method right now. Your cart is still here: choose another way to pay.',
    ar: 'المطعم لا يقبل طريقة الدفع هذه حاليًا. سلتك محفوظة كما هي؛ اختر طريقة دفع أخرى.',
  },
  'payment.methods_required': { status: 400, en: 'Accept at least one payment method.', ar: 'اقبل طريقة دفع واحدة على الأقل.' },
  'payment.settings_changed': {
    status: 409,
    en: 'Someone else has changed the payment methods. Check them and try again.',
    ar: 'غيّر شخص آخر طرق الدفع. راجعها وحاول مرة أخرى.',
  },
  'payment.source_required': { status: 400, en: 'Choose how you want to pay.', ar: 'اختر طريقة الدفع.' },
  'payment.saved_card_unknown': {
    status: 404,
    en: 'This card is no longer saved. Add it again or use another card.',
    ar: 'هذه البطاقة لم تعد محفوظة. أضفها من جديد أو استخدم بطاقة أخرى.',
  },
  'payment.webhook_signature': { status: 401, en: 'The signature is not valid.', ar: 'التوقيع غير صالح.' },
  'payment.webhook_mismatch': { status: 409, en: 'This does not match any payment.', ar: 'هذا لا يطابق أي عملية دفع.' },
  'payment.cash_required': { status: 400, en: 'Cash amount is required', ar: 'المبلغ النقدي مطلوب' },
  'payment.cash_not_a_number': { status: 400, en: 'Must be a valid number', ar: 'أدخل مبلغًا صالحًا' },
  'payment.cash_below_total': { status: 400, en: 'Cash amount is less than total cart amount', ar: 'المبلغ النقدي أقل من إجمالي السلة' },
  'payment.currency': { status: 400, en: 'Prices are in QAR.', ar: 'الأسعار بالريال القطري.' },
  'payment.card_number_required': { status: 400, en: 'Card number is required', ar: 'رقم البطاقة مطلوب' },
  'payment.card_number_digits': { status: 400, en: 'Card number must be 16 digits', ar: 'رقم البطاقة يتكون من 16 رقمًا' },
  'payment.card_holder_required': { status: 400, en: 'Card holder name is required', ar: 'اسم حامل البطاقة مطلوب' },
  'payment.card_holder_length': { status: 400, en: 'Name must be at least 2 characters', ar: 'الاسم حرفان على الأقل' },
  'payment.card_expiry_required': { status: 400, en: 'Expiry date is required', ar: 'تاريخ الانتهاء مطلوب' },
  'payment.card_expiry_format': { status: 400, en: 'Format: MM/YY', ar: 'اكتب التاريخ هكذا: MM/YY' },
  'payment.card_cvv_required': { status: 400, en: 'CVV is required', ar: 'رمز CVV مطلوب' },
  'payment.card_cvv_digits': { status: 400, en: 'CVV must be 3 or 4 digits', ar: 'رمز CVV يتكون من 3 أو 4 أرقام' },
  'payment.upi_required': { status: 400, en: 'UPI ID is required', ar: 'معرّف UPI مطلوب' },
  'payment.upi_too_short': { status: 400, en: 'UPI ID must be at least 3 characters long', ar: 'معرّف UPI لا يقل عن 3 أحرف' },
  'payment.upi_too_long': { status: 400, en: 'UPI ID must not exceed 50 characters', ar: 'معرّف UPI لا يزيد على 50 حرفًا' },
  'payment.upi_format': {
    status: 400,
    en: 'UPI ID must be in the format username@bank (e.g., example@upi)',
    ar: 'اكتب معرّف UPI هكذا: username@bank (مثل example@upi)',
  },
  'payment.pin_digits': { status: 400, en: 'Please enter valid upi pin', ar: 'أدخل رمز UPI صحيحًا' },
  'payment.declined_insufficient_funds': {
    status: 402,
    en: 'Your balance is too low for this payment. Use another card or another way to pay.',
    ar: 'الرصيد لا يكفي لهذه العملية. استخدم بطاقة أخرى أو طريقة دفع أخرى.',
  },
  'payment.declined_card_expired': {
    status: 402,
    en: 'This card has expired. Use another card or another way to pay.',
    ar: 'انتهت صلاحية هذه البطاقة. استخدم بطاقة أخرى أو طريقة دفع أخرى.',
  },
  'payment.declined_card_refused': {
    status: 402,
    en: 'Your bank declined this card. Use another card or another way to pay.',
    ar: 'رفض البنك هذه البطاقة. استخدم بطاقة أخرى أو طريقة دفع أخرى.',
  },
  'payment.declined_wrong_cvv': {
    status: 402,
    en: 'The CVV is incorrect. Check it and try again.',
    ar: 'رمز CVV غير صحيح. تأكد منه وحاول مرة أخرى.',
  },
  'payment.declined_limit_exceeded': {
    status: 402,
    en: 'This payment is above the limit of your card. Use another card or another way to pay.',
    ar: 'المبلغ أعلى من الحد المسموح لبطاقتك. استخدم بطاقة أخرى أو طريقة دفع أخرى.',
  },
  'payment.declined_challenge_failed': {
    status: 402,
    en: 'Your bank could not confirm that it is you. Try again or use another card.',
    ar: 'لم يتمكن البنك من التأكد من هويتك. حاول مرة أخرى أو استخدم بطاقة أخرى.',
  },
  'payment.declined_wrong_pin': {
    status: 402,
    en: 'The UPI pin is incorrect. Check it and try again.',
    ar: 'رمز UPI غير صحيح. تأكد منه وحاول مرة أخرى.',
  },
  'payment.declined_suspected_fraud': {
    status: 402,
    en: 'Your bank did not allow this payment. Contact your bank or choose another way to pay.',
    ar: 'لم يسمح البنك بهذه العملية. تواصل مع البنك أو اختر طريقة دفع أخرى.',
  },
  'payment.declined_sold_out': {
    status: 402,
    en: 'An item in your cart sold out while you were paying, so nothing was charged. Remove it and order again.',
    ar: 'نفد أحد أصناف سلتك أثناء الدفع، ولم يُخصم منك أي مبلغ. أزل الصنف واطلب مرة أخرى.',
  },
  'payment.declined_other': {
    status: 402,
    en: 'The payment was declined. Try again, use another card or another way to pay.',
    ar: 'لم تتم عملية الدفع. حاول مرة أخرى أو استخدم بطاقة أخرى أو طريقة دفع أخرى.',
  },
} as const satisfies RefusalTable

type PaymentRefusals = typeof paymentRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends PaymentRefusals {}
}
