import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about accounts, sign-up, one-time codes and the second factor of administrators. The first two of the factor follow a correct password. */
export const accountRefusals = {
  'account.email_invalid': { status: 400, en: 'Please enter a valid email address.', ar: 'يرجى إدخال بريد إلكتروني صحيح.' },
  'account.email_required': { status: 400, en: 'Please enter your email address.', ar: 'يرجى إدخال بريدك الإلكتروني.' },
  'account.email_taken': {
    status: 409,
    en: 'This email is already registered. Sign in, or use another email.',
    ar: 'هذا البريد الإلكتروني مسجل من قبل. سجّل الدخول أو استخدم بريدًا آخر.',
  },
  'account.password_required': { status: 400, en: 'Please enter your password.', ar: 'يرجى إدخال كلمة المرور.' },
  'account.password_rule': {
    status: 400,
    en: 'Use 6 to 16 characters, with a digit and one of ! @ # $ % ^ & *',
    ar: 'استخدم من 6 إلى 16 خانة، منها رقم وأحد الرموز ⁦! @ # $ % ^ & *⁩',
  },
  'account.password_mismatch': { status: 400, en: 'The passwords do not match.', ar: 'كلمتا المرور غير متطابقتين.' },
  'account.consent_required': {
    status: 400,
    en: 'Please read how your data is stored, and agree to it.',
    ar: 'يرجى قراءة كيفية حفظ بياناتك والموافقة عليها.',
  },
  'account.password_wrong': { status: 400, en: 'The current password is incorrect.', ar: 'كلمة المرور الحالية غير صحيحة.' },
  'account.disabled': {
    status: 403,
    en: 'This account has been disabled. Ask another administrator.',
    ar: 'تم إيقاف هذا الحساب. راجع مسؤولًا آخر.',
  },
  'account.locked': {
    status: 429,
    en: 'Too many failed attempts. Please wait, then try again.',
    ar: 'محاولات كثيرة غير صحيحة. يرجى الانتظار ثم المحاولة مرة أخرى.',
  },
  'account.network_locked': {
    status: 429,
    en: 'Too many failed sign-ins from this network. Please wait, then try again.',
    ar: 'محاولات دخول كثيرة غير صحيحة من هذه الشبكة. يرجى الانتظار ثم المحاولة مرة أخرى.',
  },
  'account.restaurant_required': { status: 400, en: 'Please enter the restaurant name.', ar: 'يرجى إدخال اسم المطعم.' },
  'account.branch_required': { status: 400, en: 'Please enter the branch name.', ar: 'يرجى إدخال اسم الفرع.' },
  'account.name_length': { status: 400, en: 'Name must have 2 to 50 characters.', ar: 'الاسم من 2 إلى 50 حرفًا.' },
  'account.first_name_required': { status: 400, en: 'Please enter the first name.', ar: 'يرجى إدخال الاسم الأول.' },
  'account.last_name_required': { status: 400, en: 'Please enter the last name.', ar: 'يرجى إدخال اسم العائلة.' },
  'account.contact_invalid': {
    status: 400,
    en: 'Please enter a valid contact number: 10 to 15 digits, with the country code.',
    ar: 'يرجى إدخال رقم تواصل صحيح: من 10 إلى 15 رقمًا مع رمز الدولة.',
  },
  'account.contact_unverified': { status: 400, en: 'Please verify the contact number first.', ar: 'يرجى التحقق من رقم التواصل أولًا.' },
  'account.email_unverified': { status: 400, en: 'Please verify the email address first.', ar: 'يرجى التحقق من البريد الإلكتروني أولًا.' },
  'account.number_required': { status: 400, en: 'Please enter this number.', ar: 'يرجى إدخال هذا الرقم.' },
  'account.number_form': {
    status: 400,
    en: 'Use 3 to 30 letters, digits, dashes or slashes.',
    ar: 'استخدم من 3 إلى 30 خانة: أحرف لاتينية أو أرقام أو شرطات أو شرطات مائلة.',
  },
  'account.address_required': { status: 400, en: 'Please enter the restaurant address.', ar: 'يرجى إدخال عنوان المطعم.' },
  'account.address_length': { status: 400, en: 'Address must have 5 to 200 characters.', ar: 'العنوان من 5 إلى 200 حرف.' },
  'account.link_invalid': {
    status: 400,
    en: 'Please enter a full link, starting with https://',
    ar: 'يرجى إدخال رابط كامل يبدأ بـ ⁦https://⁩',
  },
  'account.review_url_required': { status: 400, en: 'Please enter the Google review link.', ar: 'يرجى إدخال رابط تقييم Google.' },
  'account.under_review': {
    status: 409,
    en: 'Your application is being reviewed. You can make changes after the decision.',
    ar: 'طلبك قيد المراجعة. يمكنك التعديل بعد صدور القرار.',
  },
  'account.link_over': {
    status: 410,
    en: 'This link is no longer valid. Request a new one.',
    ar: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا.',
  },
  'account.session_unknown': { status: 404, en: 'This device is already signed out.', ar: 'تم تسجيل خروج هذا الجهاز من قبل.' },
  'otp.code_form': { status: 400, en: 'Enter the 6-digit code.', ar: 'أدخل الرمز المكوّن من 6 أرقام.' },
  'otp.wrong': { status: 400, en: 'This code is incorrect.', ar: 'هذا الرمز غير صحيح.' },
  'otp.expired': { status: 410, en: 'OTP has expired. Please request a new one.', ar: 'انتهت صلاحية الرمز. يرجى طلب رمز جديد.' },
  'otp.no_tries': {
    status: 429,
    en: 'Too many incorrect codes. Please request a new one.',
    ar: 'محاولات كثيرة غير صحيحة. يرجى طلب رمز جديد.',
  },
  'otp.too_soon': {
    status: 429,
    en: 'A code was just sent. Please wait before you request a new one.',
    ar: 'تم إرسال رمز للتو. يرجى الانتظار قبل طلب رمز جديد.',
  },
  'otp.too_many': {
    status: 429,
    en: 'Too many codes were requested. Please try again in an hour.',
    ar: 'طلبت رموزًا كثيرة. يرجى المحاولة بعد ساعة.',
  },
  'otp.country': {
    status: 400,
    en: 'Codes are not sent to numbers of this country. Please enter another number.',
    ar: 'لا تُرسل الرموز إلى أرقام هذا البلد. يرجى إدخال رقم آخر.',
  },
  'otp.sms_full': {
    status: 429,
    en: 'No more codes can be sent by SMS today. Please try again tomorrow or call us.',
    ar: 'لا يمكن إرسال المزيد من الرموز برسائل SMS اليوم. يرجى المحاولة غدًا أو الاتصال بنا.',
  },
  'factor.code_required': {
    status: 401,
    en: 'Enter the code from your authenticator app to continue.',
    ar: 'أدخل الرمز من تطبيق المصادقة للمتابعة.',
  },
  'factor.enrolment_required': { status: 401, en: 'Set up two-step verification to continue.', ar: 'أكمل إعداد التحقق بخطوتين للمتابعة.' },
  'factor.sign_in_over': {
    status: 410,
    en: 'This sign-in has expired or had too many incorrect codes. Enter your password again.',
    ar: 'انتهت صلاحية محاولة الدخول أو تكررت الرموز غير الصحيحة. أدخل كلمة المرور مرة أخرى.',
  },
  'factor.setup_over': { status: 410, en: 'This setup has expired. Start again.', ar: 'انتهت صلاحية هذا الإعداد. ابدأ من جديد.' },
  'factor.wrong': {
    status: 400,
    en: 'This code is incorrect or was already used. Enter the code that the app shows now.',
    ar: 'هذا الرمز غير صحيح أو تم استخدامه. أدخل الرمز الذي يعرضه التطبيق الآن.',
  },
  'factor.recovery_wrong': {
    status: 400,
    en: 'This recovery code is incorrect or was already used.',
    ar: 'رمز الاسترداد غير صحيح أو تم استخدامه.',
  },
  'factor.recovery_form': { status: 400, en: 'Enter a recovery code of 25 letters and digits.', ar: 'أدخل رمز استرداد من 25 حرفًا ورقمًا.' },
  'factor.proof_required': {
    status: 400,
    en: 'Enter a code from your authenticator app, or a recovery code.',
    ar: 'أدخل رمزًا من تطبيق المصادقة أو رمز استرداد.',
  },
  'factor.changed': {
    status: 409,
    en: 'Two-step verification was set up elsewhere. Start again.',
    ar: 'تم إعداد التحقق بخطوتين من مكان آخر. ابدأ من جديد.',
  },
} as const satisfies RefusalTable

type AccountRefusals = typeof accountRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends AccountRefusals {}
}
