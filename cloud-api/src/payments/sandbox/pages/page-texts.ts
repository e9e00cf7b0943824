// The texts of the sandbox's pages that are not messages of our forms.
import type { Language } from '@sufra/shared/localized-text'

const english = {
  testMode: 'Test mode: no money is taken.',
  cardFields: 'Card details',
  cardNumber: 'Card number',
  cardHolderName: 'Card holder name',
  expiryDate: 'Expiry date',
  expiryHint: 'MM/YY',
  cvv: 'CVV',
  pinPad: 'Enter your UPI pin',
  digitsTyped: '{{count}} of 6 digits',
  backspace: 'Delete the last digit',
  pay: 'Pay',
  cancel: 'Cancel',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  confirmWallet: 'Confirm the payment on this phone',
  total: 'Total',
  challenge: 'Your bank asks you to confirm this payment',
  challengeText: 'In a real payment this page is your bank’s. Choose what your bank answers.',
  approve: 'Confirm the payment',
  fail: 'I did not start this payment',
  unknown: 'This payment is not waiting for a confirmation.',
  failed: 'Something Went Wrong',
}

const arabic: typeof english = {
  testMode: 'وضع التجربة: لن يُخصم أي مبلغ.',
  cardFields: 'بيانات البطاقة',
  cardNumber: 'رقم البطاقة',
  cardHolderName: 'اسم حامل البطاقة',
  expiryDate: 'تاريخ الانتهاء',
  expiryHint: 'MM/YY',
  cvv: 'رمز CVV',
  pinPad: 'أدخل رمز UPI',
  digitsTyped: '{{count}} من 6 أرقام',
  backspace: 'احذف آخر رقم',
  pay: 'ادفع',
  cancel: 'إلغاء',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  confirmWallet: 'أكّد الدفع على هذا الهاتف',
  total: 'المجموع',
  challenge: 'يطلب منك البنك تأكيد هذه العملية',
  challengeText: 'في الدفع الحقيقي تكون هذه صفحة البنك. اختر رد البنك.',
  approve: 'أكّد الدفع',
  fail: 'لم أطلب هذه العملية',
  unknown: 'هذه العملية لا تنتظر التأكيد.',
  failed: 'حدث خطأ ما',
}

export const pageTexts: Record<Language, typeof english> = { en: english, ar: arabic }
