import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about editing items, and about uploaded files. */
export const itemRefusals = {
  'upload.picture': {
    status: 400,
    en: 'File size exceeds 2MB limit or invalid format',
    ar: 'حجم الملف يتجاوز 2 ميغابايت أو أن الصيغة غير صالحة',
  },
  'upload.picture_required': { status: 400, en: 'Please add an image.', ar: 'يرجى إضافة صورة.' },
  'upload.sheet': {
    status: 400,
    en: 'Choose a CSV or Excel (XLSX) file of up to 5 MB.',
    ar: 'اختر ملف CSV أو Excel (XLSX) بحجم لا يتجاوز 5 ميغابايت.',
  },
  'item.too_many': { status: 400, en: 'A menu can have up to 10,000 items.', ar: 'القائمة تضم 10,000 صنف على الأكثر.' },
  'item.changed': {
    status: 409,
    en: 'Someone else has changed this item. Check it and try again.',
    ar: 'عدّل شخص آخر هذا الصنف. راجعه ثم حاول مرة أخرى.',
  },
  'item.name_required': { status: 400, en: 'Please enter the name in English.', ar: 'يرجى إدخال الاسم بالإنجليزية.' },
  'item.name_length': { status: 400, en: 'Name must have 2 to 50 characters.', ar: 'الاسم من حرفين إلى 50 حرفًا.' },
  'item.text_length': { status: 400, en: 'Use at most 500 characters.', ar: 'اكتب 500 حرف كحد أقصى.' },
  'item.quantity': {
    status: 400,
    en: 'Enter a quantity above zero, with at most two decimals.',
    ar: 'أدخل كمية أكبر من صفر، بخانتين عشريتين على الأكثر.',
  },
  'item.preparation': { status: 400, en: 'Enter a whole number of minutes from 1 to 240.', ar: 'أدخل عدد الدقائق من 1 إلى 240.' },
  'item.portions': { status: 400, en: 'Enter a whole number from 1 to 9999.', ar: 'أدخل عددًا صحيحًا من 1 إلى 9999.' },
  'item.goes_with': { status: 400, en: 'Choose up to 3 other items, each once.', ar: 'اختر حتى 3 أصناف أخرى، كلًا منها مرة واحدة.' },
  'item.selling_above_actual': {
    status: 400,
    en: 'The selling price cannot be above the actual price.',
    ar: 'لا يمكن أن يتجاوز سعر البيع السعر الأصلي.',
  },
  'item.add_ons_missing': { status: 400, en: 'Add a group of add-ons, or turn this off.', ar: 'أضف مجموعة إضافات، أو أوقف هذا الخيار.' },
  'item.option_name': { status: 400, en: 'Name must have 1 to 50 characters.', ar: 'الاسم من حرف إلى 50 حرفًا.' },
  'item.option_twice': { status: 400, en: 'This option is already in the group.', ar: 'هذا الخيار موجود في المجموعة من قبل.' },
  'item.too_many_options': { status: 400, en: 'A group can have up to 50 options.', ar: 'المجموعة تضم 50 خيارًا على الأكثر.' },
  'item.group_twice': { status: 400, en: 'This item already has a group with this name.', ar: 'للصنف مجموعة بهذا الاسم.' },
  'item.group_empty': { status: 400, en: 'Add at least one option.', ar: 'أضف خيارًا واحدًا على الأقل.' },
  'item.group_min': {
    status: 400,
    en: 'Enter a whole number, not above the number of options.',
    ar: 'أدخل عددًا صحيحًا لا يتجاوز عدد الخيارات.',
  },
  'item.group_max': {
    status: 400,
    en: 'Enter a whole number from the minimum to the number of options, or 1 for a single choice.',
    ar: 'أدخل عددًا صحيحًا من الحد الأدنى إلى عدد الخيارات، أو 1 للاختيار المفرد.',
  },
  'item.too_many_groups': { status: 400, en: 'An item can have up to 20 groups.', ar: 'الصنف يضم 20 مجموعة على الأكثر.' },
  'item.group_unsatisfiable': {
    status: 400,
    en: 'This group has fewer available options than its minimum.',
    ar: 'الخيارات المتوفرة في هذه المجموعة أقل من حدها الأدنى.',
  },
  'item.order': {
    status: 409,
    en: 'The items in this subcategory have changed. Check them and sort them again.',
    ar: 'تغيّرت أصناف هذه الفئة الفرعية. راجعها ثم رتّبها مرة أخرى.',
  },
} as const satisfies RefusalTable

type ItemRefusals = typeof itemRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends ItemRefusals {}
}
