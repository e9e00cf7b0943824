import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about documents. */
export const documentRefusals = {
  'document.type': { status: 400, en: 'Only PDF, PNG, and JPG formats are supported.', ar: 'الصيغ المدعومة هي PDF وPNG وJPG فقط.' },
  'document.size': { status: 400, en: 'File size exceeds 2MB limit.', ar: 'حجم الملف يتجاوز الحد الأقصى 2 ميغابايت.' },
  'document.damaged': {
    status: 400,
    en: 'This file cannot be read. Save it again, then upload it.',
    ar: 'لا يمكن قراءة هذا الملف. احفظه مرة أخرى ثم ارفعه.',
  },
  'document.unsafe': {
    status: 400,
    en: 'This PDF needs a password, has scripts or attached files other than XML, or is too large. Print it to a new PDF and upload that.',
    ar: 'ملف PDF هذا لا يُفتح دون كلمة مرور أو يحتوي على برامج أو مرفقات غير XML أو حجمه كبير. اطبعه إلى ملف PDF جديد ثم ارفعه.',
  },
  'document.file_required': { status: 400, en: 'Please upload a file', ar: 'يرجى رفع ملف' },
  'document.files_required': { status: 400, en: 'Please upload at least one file', ar: 'يرجى رفع ملف واحد على الأقل' },
  'document.too_many': { status: 400, en: 'Maximum 5 images allowed.', ar: 'الحد الأقصى 5 صور.' },
  'document.issue_required': { status: 400, en: 'Issue date is required', ar: 'تاريخ الإصدار مطلوب' },
  'document.expiration_required': { status: 400, en: 'Expiration date is required', ar: 'تاريخ الانتهاء مطلوب' },
  'document.issue_in_future': {
    status: 400,
    en: 'The issue date cannot be in the future.',
    ar: 'لا يمكن أن يكون تاريخ الإصدار في المستقبل.',
  },
  'document.expired': { status: 400, en: 'The expiration date cannot be in the past.', ar: 'لا يمكن أن يكون تاريخ الانتهاء في الماضي.' },
  'document.issue_after_expiration': {
    status: 400,
    en: 'The issue date cannot be after the expiration date.',
    ar: 'لا يمكن أن يكون تاريخ الإصدار بعد تاريخ الانتهاء.',
  },
  'document.identity_type': { status: 400, en: 'Please choose Qatar ID or passport.', ar: 'يرجى اختيار البطاقة القطرية أو جواز السفر.' },
  'document.not_found': { status: 404, en: 'Document not found.', ar: 'الوثيقة غير موجودة.' },
  'document.none_sent': { status: 400, en: 'Choose at least one document to send.', ar: 'اختر وثيقة واحدة على الأقل لإرسالها.' },
  'document.commercialLicense': { status: 400, en: 'Commercial License is required', ar: 'الرخصة التجارية مطلوبة' },
  'document.tradeLicense': { status: 400, en: 'Trade License is required', ar: 'رخصة المزاولة مطلوبة' },
  'document.establishmentId': { status: 400, en: 'Establishment Id is required', ar: 'قيد المنشأة مطلوب' },
  'document.taxCertificates': { status: 400, en: 'Tax Certificates is required', ar: 'الشهادات الضريبية مطلوبة' },
  'document.proofOfIdentity': { status: 400, en: 'Proof of Identity is required', ar: 'إثبات الهوية مطلوب' },
  'document.foodSafetyCertificates': { status: 400, en: 'Food Safety Certificates is required', ar: 'شهادات سلامة الغذاء مطلوبة' },
  'document.restaurantImages': { status: 400, en: 'At least one restaurant image is required', ar: 'صورة واحدة على الأقل للمطعم مطلوبة' },
} as const satisfies RefusalTable

type DocumentRefusals = typeof documentRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends DocumentRefusals {}
}
