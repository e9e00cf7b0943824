import type { DemoAddOn } from '../demo-menu.types.ts'

const option = (en: string, ar: string, price: number) => ({ name: { en, ar }, price })

export const addOns = {
  bread: {
    title: { en: 'Bread', ar: 'الخبز' },
    select: 'single',
    min: 1,
    max: 1,
    options: [option('Arabic bread', 'خبز عربي', 0), option('Saj bread', 'خبز صاج', 1), option('Samoon', 'صمون', 1.5)],
  },
  wrapExtras: {
    title: { en: 'Extras', ar: 'إضافات' },
    select: 'multiple',
    min: 0,
    max: 3,
    options: [
      option('Extra garlic sauce', 'صوص ثوم إضافي', 2),
      option('Extra chicken', 'دجاج إضافي', 6),
      option('Pickles', 'مخلل', 0),
      option('Fries inside', 'بطاطس بالداخل', 3),
    ],
  },
  spice: {
    title: { en: 'Spice level', ar: 'درجة الحرارة' },
    select: 'single',
    min: 1,
    max: 1,
    options: [option('Mild', 'عادي', 0), option('Medium', 'وسط', 0), option('Hot', 'حار', 0)],
  },
  rice: {
    title: { en: 'Rice', ar: 'الأرز' },
    select: 'single',
    min: 1,
    max: 1,
    options: [option('White rice', 'أرز أبيض', 0), option('Saffron rice', 'أرز بالزعفران', 3), option('Brown rice', 'أرز أسمر', 4)],
  },
  sides: {
    title: { en: 'On the side', ar: 'مع الطبق' },
    select: 'multiple',
    min: 0,
    max: 3,
    options: [
      option('Daqoos', 'دقوس', 2),
      option('Yoghurt', 'لبن زبادي', 3),
      option('Green salad', 'سلطة خضراء', 5),
      option('Fries', 'بطاطس', 7),
    ],
  },
  dips: {
    title: { en: 'Dips', ar: 'الصوصات' },
    select: 'multiple',
    min: 0,
    max: 2,
    options: [option('Garlic', 'ثوم', 2), option('Tahini', 'طحينة', 2), option('Hot sauce', 'صوص حار', 1)],
  },
  size: {
    title: { en: 'Size', ar: 'الحجم' },
    select: 'single',
    min: 1,
    max: 1,
    options: [option('Regular', 'عادي', 0), option('Large', 'كبير', 4)],
  },
  sugar: {
    title: { en: 'Sugar', ar: 'السكر' },
    select: 'single',
    min: 1,
    max: 1,
    options: [option('As it is made', 'عادي', 0), option('Less sugar', 'سكر قليل', 0), option('No sugar', 'بدون سكر', 0)],
  },
  milk: {
    title: { en: 'Milk', ar: 'الحليب' },
    select: 'single',
    min: 0,
    max: 1,
    options: [option('Oat milk', 'حليب الشوفان', 4), option('Almond milk', 'حليب اللوز', 4)],
  },
  toppings: {
    title: { en: 'Toppings', ar: 'الإضافات' },
    select: 'multiple',
    min: 0,
    max: 2,
    options: [option('Pistachio', 'فستق', 4), option('Cream', 'قشطة', 3), option('Honey', 'عسل', 3), option('Date syrup', 'دبس تمر', 2)],
  },
} satisfies Record<string, DemoAddOn>
