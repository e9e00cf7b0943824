import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about cuisines and their categories. */
export const cuisineRefusals = {
  'cuisine.not_found': { status: 404, en: 'Cuisine not found', ar: 'نوع المأكولات غير موجود' },
  'cuisine.changed': {
    status: 409,
    en: 'Someone else has changed this cuisine. Check it and try again.',
    ar: 'عدّل شخص آخر هذا النوع. راجعه ثم حاول مرة أخرى.',
  },
  'cuisine.name_required': { status: 400, en: 'Please Enter Cuisine Name in English', ar: 'يرجى إدخال اسم نوع المأكولات بالإنجليزية' },
  'cuisine.name_length': { status: 400, en: 'Name must have 2 to 50 characters.', ar: 'الاسم من حرفين إلى 50 حرفًا.' },
  'cuisine.name_taken': { status: 409, en: 'A cuisine with this name already exists.', ar: 'يوجد نوع مأكولات بهذا الاسم.' },
  'cuisine.category_required': { status: 400, en: 'Please add At least One Category', ar: 'يرجى إضافة فئة واحدة على الأقل' },
  'cuisine.too_many': { status: 400, en: 'A menu can have up to 100 cuisines.', ar: 'القائمة تضم 100 نوع مأكولات على الأكثر.' },
  'category.not_found': { status: 404, en: 'Category not found', ar: 'الفئة غير موجودة' },
  'category.name_required': { status: 400, en: 'Please Enter Category Name in English', ar: 'يرجى إدخال اسم الفئة بالإنجليزية' },
  'category.name_length': { status: 400, en: 'Name must have 2 to 50 characters.', ar: 'الاسم من حرفين إلى 50 حرفًا.' },
  'category.name_taken': { status: 409, en: 'Please add different category name', ar: 'يرجى إضافة اسم فئة مختلف' },
  'category.too_many': { status: 400, en: 'A cuisine can have up to 50 categories.', ar: 'نوع المأكولات يضم 50 فئة على الأكثر.' },
  'subcategory.not_found': { status: 404, en: 'Subcategory not found', ar: 'الفئة الفرعية غير موجودة' },
  'subcategory.name_required': {
    status: 400,
    en: 'Please Enter Subcategory Name in English',
    ar: 'يرجى إدخال اسم الفئة الفرعية بالإنجليزية',
  },
  'subcategory.name_length': { status: 400, en: 'Name must have 2 to 50 characters.', ar: 'الاسم من حرفين إلى 50 حرفًا.' },
  'subcategory.name_taken': { status: 409, en: 'A subcategory with this name already exists.', ar: 'توجد فئة فرعية بهذا الاسم.' },
  'subcategory.active_required': { status: 400, en: 'Please choose whether it is available.', ar: 'يرجى تحديد ما إذا كانت متوفرة.' },
  'subcategory.too_many': { status: 400, en: 'A category can have up to 50 subcategories.', ar: 'الفئة تضم 50 فئة فرعية على الأكثر.' },
} as const satisfies RefusalTable

type CuisineRefusals = typeof cuisineRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends CuisineRefusals {}
}
