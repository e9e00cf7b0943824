import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about menu sheets. */
export const sheetRefusals = {
  'sheet.column': {
    status: 400,
    en: 'This column is missing. Choose it under “Columns”, or use the template.',
    ar: 'هذا العمود ناقص. اختره ضمن «الأعمدة» أو استخدم القالب.',
  },
  'sheet.empty': { status: 400, en: 'The file has no items.', ar: 'لا توجد أصناف في الملف.' },
  'sheet.too_long': {
    status: 400,
    en: 'A file can have up to 10,000 items and 60,000 rows.',
    ar: 'الملف يتسع لـ 10,000 صنف و60,000 صف على الأكثر.',
  },
  'sheet.number': { status: 400, en: 'Enter a number.', ar: 'أدخل رقمًا.' },
  'sheet.yes_no': { status: 400, en: 'Enter yes or no.', ar: 'أدخل «نعم» أو «لا».' },
  'sheet.choice': { status: 400, en: 'Use one of these values: {{values}}', ar: 'استخدم إحدى هذه القيم: {{values}}' },
  'sheet.id_unknown': {
    status: 400,
    en: 'No item has this ID. Leave it empty for a new item.',
    ar: 'لا صنف بهذا المعرّف. اتركه فارغًا للصنف الجديد.',
  },
  'sheet.id_twice': { status: 400, en: 'This ID appears twice in the file.', ar: 'هذا المعرّف مكرر في الملف.' },
  'sheet.name_twice': {
    status: 400,
    en: 'Several items have this name. Add the item ID, or the columns of cuisine, category and subcategory.',
    ar: 'أكثر من صنف بهذا الاسم. أضف معرّف الصنف أو أعمدة نوع المأكولات والفئة والفئة الفرعية.',
  },
  'sheet.picture_unknown': {
    status: 400,
    en: 'Your menu has no image with this name. Leave it empty.',
    ar: 'لا توجد صورة بهذا الاسم في قائمتك. اتركه فارغًا.',
  },
  'sheet.option_alone': { status: 400, en: 'An option needs an item and a group above it.', ar: 'الخيار يحتاج إلى صنف ومجموعة فوقه.' },
  'sheet.required': { status: 400, en: 'This cell is required.', ar: 'هذه الخانة مطلوبة.' },
} as const satisfies RefusalTable

type SheetRefusals = typeof sheetRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends SheetRefusals {}
}
