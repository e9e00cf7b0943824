import type { accounts as english } from '../en/accounts.ts'

export const accounts = {
  choose: 'إلى أين تريد الدخول؟',
  merchant: 'المطعم',
  merchantText: 'الكاونتر: الطلبات والقائمة والطاولات والتقارير.',
  admin: 'الإدارة',
  adminText: 'المنصة: المطاعم والوثائق والاشتراكات.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  signIn: 'تسجيل الدخول',
  otherDoor: 'الدخول إلى مكان آخر',
  unauthorized: 'هذه الصفحة ليست لك',
  unauthorizedText: 'أنت مسجل الدخول، لكن هذه الصفحة لدور آخر.',
  toOwnPages: 'إلى صفحاتي',
  status: {
    pending: 'طلبك قيد المراجعة',
    rejected: 'لم يُقبل طلبك',
    deactivated: 'حسابك غير مفعّل',
  },
  statusText: {
    pending: 'نراجع وثائقك ونبلغك فور اتخاذ القرار. حتى ذلك الحين لا يمكن استقبال الطلبات.',
    rejected: 'يجب تصحيح شيء في وثائقك قبل أن يستقبل مطعمك الطلبات. يرجى التواصل مع المنصة.',
    deactivated: 'يرى الزبائن أنك لا تستقبل الطلبات. يرجى التواصل مع المنصة بشأن اشتراكك.',
  },
} satisfies typeof english
