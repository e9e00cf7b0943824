import type { firstSteps as english } from '../../en/desk/first-steps.ts'

export const firstSteps = {
  title: 'استعد لطلبك الأول',
  progress: 'اكتمل {{done}} من {{total}}',
  dismiss: 'إخفاء الخطوات الأولى',
  done: 'تم',
  toDo: 'لم يتم',
  menu: { title: 'أضف قائمتك', text: 'صنف واحد على الأقل يمكن طلبه.', action: 'فتح القائمة' },
  tables: { title: 'أضف طاولاتك', text: 'لكل طاولة رمز QR خاص بها.', action: 'فتح الطاولات' },
  codes: { title: 'اطبع الرموز', text: 'اطبع البطاقات وضع واحدة على كل طاولة.', action: 'طباعة الرموز' },
  order: {
    title: 'جرّب طلبًا',
    text: 'اطلب كما يطلب الضيف وادفع نقدًا. يرن الطلب هنا.',
    needs: 'أضف صنفًا وطاولة أولًا.',
    open: 'فتح الطاولة {{number}} هنا',
    code: 'عرض رمز QR',
    codeTitle: 'امسح هذا الرمز بهاتفك',
    codeText: 'تُفتح قائمتك على الطاولة {{number}} كما يراها ضيوفك.',
  },
  next: 'تظهر هنا الطلبات الجديدة وترن حتى يقبلها أحد.',
} satisfies typeof english
