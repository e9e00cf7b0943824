// Frequently asked questions about the counter, each with its page. They are loaded with the help page and need no connection.
import { foldLetters } from '../text/fold-letters.ts'
import type { LocalizedText } from '../localized-text.ts'

/** `page`: the path of the page and the key of its name. */
type Question = { id: string; question: LocalizedText; answer: LocalizedText; page: { to: string; labelKey: string } }

const pages = {
  board: { to: '/merchant/orders', labelKey: 'desk.orders' },
  history: { to: '/merchant/order-history', labelKey: 'history.title' },
  cash: { to: '/merchant/cash', labelKey: 'cash.title' },
  reports: { to: '/merchant/reports', labelKey: 'reports.title' },
  menu: { to: '/merchant/menu', labelKey: 'counterMenu.title' },
  tables: { to: '/merchant/tables', labelKey: 'tables.title' },
  settings: { to: '/merchant/settings', labelKey: 'settings.title' },
  payments: { to: '/merchant/settings/payments-subscriptions', labelKey: 'settings.payments.title' },
  staff: { to: '/merchant/settings/staff', labelKey: 'staff.title' },
  counter: { to: '/merchant/this-counter', labelKey: 'thisCounter.title' },
} as const satisfies Record<string, Question['page']>

export const questions = [
  {
    id: 'accept',
    question: { en: 'How do I accept an order?', ar: 'كيف أقبل طلبًا؟' },
    answer: {
      en: 'Press Accept on the order on the board and choose how many minutes it needs. The guest sees the time at once.',
      ar: 'اضغط «قبول» على الطلب في لوحة الطلبات واختر كم دقيقة يحتاج. يظهر الوقت للضيف فورًا.',
    },
    page: pages.board,
  },
  {
    id: 'missed',
    question: { en: 'What happens when no one accepts an order?', ar: 'ماذا يحدث إذا لم يقبل أحد الطلب؟' },
    answer: {
      en: 'It rings louder, then an SMS goes to the numbers in Alerts, and in the end the order is cancelled as missed. You can change the times in the settings.',
      ar: 'يرتفع صوت الرنين، ثم تُرسل رسالة نصية إلى أرقام التنبيهات، وفي النهاية يُلغى الطلب كطلب فائت. يمكنك تغيير الأوقات من الإعدادات.',
    },
    page: pages.settings,
  },
  {
    id: 'sound',
    question: { en: 'Why do I hear no sound for new orders?', ar: 'لماذا لا أسمع صوتًا عند وصول طلب جديد؟' },
    answer: {
      en: 'Open This counter, turn up the volume and press Test sounds. In a browser, click the page once, because browsers allow sound only after a click.',
      ar: 'افتح «هذا الكاونتر» وارفع الصوت ثم اضغط «تجربة الأصوات». في المتصفح اضغط على الصفحة مرة واحدة، لأنه لا يسمح بالصوت قبل ذلك.',
    },
    page: pages.counter,
  },
  {
    id: 'printer',
    question: { en: 'The printer prints no tickets. What can I do?', ar: 'الطابعة لا تطبع أوامر المطبخ. ماذا أفعل؟' },
    answer: {
      en: 'Check that it is on, has paper and is on the same network, then print a test page under This counter. Tickets that were not printed are sent again automatically.',
      ar: 'تأكد أن الطابعة تعمل وفيها ورق وعلى الشبكة نفسها، ثم اطبع صفحة تجريبية من «هذا الكاونتر». أوامر المطبخ التي لم تُطبع تُعاد طباعتها تلقائيًا.',
    },
    page: pages.counter,
  },
  {
    id: 'sold-out',
    question: { en: 'How do I mark an item as sold out?', ar: 'كيف أوقف صنفًا نفد؟' },
    answer: {
      en: 'Switch the item off in the menu. Guests can no longer order it, and see this on their phones at once.',
      ar: 'أوقف الصنف من القائمة. لن يتمكن الضيوف من طلبه، ويظهر ذلك على هواتفهم فورًا.',
    },
    page: pages.menu,
  },
  {
    id: 'prices',
    question: { en: 'How do I change prices or add items?', ar: 'كيف أغيّر الأسعار أو أضيف أصنافًا؟' },
    answer: {
      en: 'Owners and managers change items in the menu, one by one or with a sheet. Orders that were placed keep their price.',
      ar: 'المالك والمديرون يعدّلون الأصناف من القائمة، واحدًا واحدًا أو بملف. الطلبات السابقة تحتفظ بأسعارها.',
    },
    page: pages.menu,
  },
  {
    id: 'codes',
    question: { en: 'How do I print the QR codes of my tables?', ar: 'كيف أطبع رموز QR للطاولات؟' },
    answer: {
      en: 'Add your tables, then choose Print codes. Each table has its own card.',
      ar: 'أضف طاولاتك ثم اختر طباعة الرموز. لكل طاولة بطاقتها.',
    },
    page: pages.tables,
  },
  {
    id: 'replace-code',
    question: { en: 'Someone misuses a table code. What can I do?', ar: 'هناك من يسيء استخدام رمز طاولة. ماذا أفعل؟' },
    answer: {
      en: 'Replace the code of that table and print the new one. The old print stops working.',
      ar: 'استبدل رمز الطاولة واطبع الرمز الجديد. الرمز القديم يتوقف عن العمل.',
    },
    page: pages.tables,
  },
  {
    id: 'methods',
    question: { en: 'Which payment methods can guests use?', ar: 'ما طرق الدفع المتاحة للضيوف؟' },
    answer: {
      en: 'Cash, card and UPI. The owner chooses which of them are accepted.',
      ar: 'نقدًا وبالبطاقة وUPI. المالك يختار ما يُقبل منها.',
    },
    page: pages.payments,
  },
  {
    id: 'refund',
    question: { en: 'How do I refund an order or part of it?', ar: 'كيف أعيد إلى الضيف مبلغ طلب أو جزءًا منه؟' },
    answer: {
      en: 'Find the order in the history by its number, name or phone number, open it and choose Refund. Owners and managers can refund single items or an amount.',
      ar: 'ابحث عن الطلب في السجل برقمه أو بالاسم أو رقم الهاتف، وافتحه ثم اختر «استرداد». يمكن للمالك والمديرين إعادة ثمن أصناف محددة أو مبلغ محدد.',
    },
    page: pages.history,
  },
  {
    id: 'cash',
    question: { en: 'How do I close the cash drawer at the end of the day?', ar: 'كيف أقفل الصندوق في نهاية اليوم؟' },
    answer: {
      en: 'Count the cash and close the shift. Owners and managers then close the day, and the report can be printed.',
      ar: 'عُدّ النقد وأغلق الوردية. بعدها يقفل المالك أو المدير اليوم ويمكن طباعة التقرير.',
    },
    page: pages.cash,
  },
  {
    id: 'hours',
    question: { en: 'How do I change opening hours, for example for Ramadan?', ar: 'كيف أغيّر أوقات العمل، مثلًا في رمضان؟' },
    answer: {
      en: 'Owners and managers set the hours of each weekday and special days with hours of their own in the settings.',
      ar: 'يحدد المالك والمديرون من الإعدادات أوقات كل يوم في الأسبوع، وأيامًا خاصة بأوقات مختلفة.',
    },
    page: { to: '/merchant/settings/hours', labelKey: 'hours.title' },
  },
  {
    id: 'pause',
    question: { en: 'The kitchen is too busy. Can I pause orders?', ar: 'المطبخ مزدحم. هل يمكن إيقاف الطلبات مؤقتًا؟' },
    answer: {
      en: 'Yes. On the board, pause orders for some minutes or the rest of the day, or add minutes to the times you promise. A pause ends automatically.',
      ar: 'نعم. من لوحة الطلبات أوقف الطلبات لدقائق أو لبقية اليوم، أو أضف دقائق إلى الأوقات المتوقعة. ينتهي الإيقاف تلقائيًا.',
    },
    page: pages.board,
  },
  {
    id: 'staff',
    question: { en: 'How do my staff get accounts?', ar: 'كيف يحصل الموظفون على حسابات؟' },
    answer: {
      en: 'Invite them by email as a manager or as staff. They choose their own password, and you can remove them at any time.',
      ar: 'ادعُهم بالبريد الإلكتروني كمدير أو كموظف. كل واحد يختار كلمة مروره، ويمكنك إزالته في أي وقت.',
    },
    page: pages.staff,
  },
  {
    id: 'offline',
    question: { en: 'What works without an internet connection?', ar: 'ما الذي يعمل بدون اتصال بالإنترنت؟' },
    answer: {
      en: 'In the desktop app the board, the menu and printing keep working. Changes are saved and sent when the connection is back. New orders arrive only with a connection.',
      ar: 'في تطبيق سطح المكتب تستمر لوحة الطلبات والقائمة والطباعة. تُحفظ التغييرات وتُرسل بعد عودة الاتصال. الطلبات الجديدة تصل مع الاتصال فقط.',
    },
    page: pages.board,
  },
  {
    id: 'receipt',
    question: { en: 'How do I print a receipt again?', ar: 'كيف أطبع الإيصال مرة أخرى؟' },
    answer: {
      en: 'Open the order in the history and choose Receipt. A second print is marked as a reprint.',
      ar: 'افتح الطلب من السجل واختر الإيصال. الطباعة الثانية تحمل كلمة «نسخة».',
    },
    page: pages.history,
  },
  {
    id: 'reports',
    question: { en: 'How do I get my sales as a file?', ar: 'كيف أحصل على المبيعات كملف؟' },
    answer: {
      en: 'Choose a period in the reports, then Export: CSV, Excel or PDF. Owners and managers can do this.',
      ar: 'اختر الفترة في التقارير ثم «تصدير»: CSV أو إكسل أو PDF. هذا متاح للمالك والمديرين.',
    },
    page: pages.reports,
  },
] as const satisfies readonly Question[]

const wordsOf = (text: string) => foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The questions that contain each typed word, or a word that begins with it, in either language. An empty search finds all. */
export const findQuestions = (typed: string): readonly (typeof questions)[number][] => {
  const wanted = wordsOf(typed)
  return questions.filter(({ question, answer }) => {
    const text = foldLetters([question.en, question.ar, answer.en, answer.ar].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}
