import type { DemoCuisine } from '../demo-menu.types.ts'
import { addOns } from './add-ons.ts'
import { dish } from './dish.ts'

export const sweetsAndDrinks = {
  name: { en: 'Sweets & Drinks', ar: 'حلويات ومشروبات' },
  categories: [
    {
      name: { en: 'Arabic Sweets', ar: 'حلويات عربية' },
      subcategories: [
        {
          name: { en: 'Warm', ar: 'ساخنة' },
          items: [
            dish(
              ['Luqaimat', 'لقيمات'],
              ['Golden dumplings with date syrup and sesame.', 'حبات ذهبية مع دبس التمر والسمسم.'],
              ['Flour, yeast, date syrup, sesame', 'طحين، خميرة، دبس تمر، سمسم'],
              [12, 'piece'],
              18,
              { isFeatured: true, addOns: [addOns.toppings], dietary: ['vegan'] },
            ),
            dish(
              ['Kunafa', 'كنافة'],
              ['Shredded pastry over stretching cheese, orange and hot.', 'شعيرات فوق جبن مطاطي، برتقالية وساخنة.'],
              ['Kunafa pastry, cheese, syrup, pistachio', 'عجينة كنافة، جبن، قطر، فستق'],
              [1, 'portion'],
              24,
              { addOns: [addOns.toppings], dietary: ['vegetarian'] },
            ),
            dish(
              ['Umm Ali', 'أم علي'],
              ['Bread pudding with milk, nuts and cream from the oven.', 'حلوى الخبز بالحليب والمكسرات والقشطة من الفرن.'],
              ['Pastry, milk, nuts, cream', 'رقائق، حليب، مكسرات، قشطة'],
              [1, 'portion'],
              22,
              { was: 25, dietary: ['vegetarian'] },
            ),
          ],
        },
        {
          name: { en: 'Cold', ar: 'باردة' },
          items: [
            dish(
              ['Saffron Milk Cake', 'كيكة الحليب بالزعفران'],
              ['Sponge soaked in saffron milk.', 'كيكة إسفنجية مشربة بحليب الزعفران.'],
              ['Flour, eggs, milk, saffron, cream', 'طحين، بيض، حليب، زعفران، كريمة'],
              [1, 'piece'],
              20,
              { dietary: ['vegetarian'] },
            ),
            dish(
              ['Pistachio Ice Cream', 'آيس كريم فستق'],
              ['Two scoops, real pistachio.', 'كرتان من الفستق الحقيقي.'],
              ['Milk, cream, pistachio', 'حليب، كريمة، فستق'],
              [2, 'piece'],
              16,
              { addOns: [addOns.toppings], dietary: ['vegetarian'] },
            ),
            dish(
              ['Date Pudding', 'حلى التمر'],
              ['Layers of dates, biscuit and cream.', 'طبقات من التمر والبسكويت والكريمة.'],
              ['Dates, biscuit, cream', 'تمر، بسكويت، كريمة'],
              [1, 'portion'],
              18,
              { dietary: ['vegetarian'] },
            ),
          ],
        },
      ],
    },
    {
      name: { en: 'Hot Drinks', ar: 'مشروبات ساخنة' },
      subcategories: [
        {
          name: { en: 'Tea & Karak', ar: 'شاي وكرك' },
          items: [
            dish(
              ['Karak', 'كرك'],
              ['Strong tea boiled with milk, cardamom and patience.', 'شاي قوي مغلي على مهل مع الحليب والهيل.'],
              ['Tea, milk, cardamom, sugar', 'شاي، حليب، هيل، سكر'],
              [1, 'cup'],
              5,
              { addOns: [addOns.size, addOns.sugar], dietary: ['vegetarian'] },
            ),
            dish(
              ['Mint Tea', 'شاي بالنعناع'],
              ['A small pot with fresh mint.', 'إبريق صغير مع نعناع طازج.'],
              ['Tea, mint', 'شاي، نعناع'],
              [1, 'cup'],
              7,
              { addOns: [addOns.sugar], dietary: ['vegan'] },
            ),
          ],
        },
        {
          name: { en: 'Coffee', ar: 'قهوة' },
          items: [
            dish(
              ['Qatari Coffee', 'قهوة قطرية'],
              ['Light roast, saffron and cardamom, with three dates.', 'تحميصة فاتحة مع الزعفران والهيل وثلاث تمرات.'],
              ['Coffee, cardamom, saffron, dates', 'قهوة، هيل، زعفران، تمر'],
              [1, 'cup'],
              15,
              { dietary: ['vegan'] },
            ),
            dish(
              ['Spanish Latte', 'سبانش لاتيه'],
              ['Espresso, milk and condensed milk.', 'إسبريسو مع الحليب والحليب المكثف.'],
              ['Espresso, milk, condensed milk', 'إسبريسو، حليب، حليب مكثف'],
              [1, 'cup'],
              19,
              { addOns: [addOns.size, addOns.milk], dietary: ['vegetarian'] },
            ),
            dish(
              ['Cappuccino', 'كابتشينو'],
              ['Espresso under thick milk foam.', 'إسبريسو تحت رغوة حليب كثيفة.'],
              ['Espresso, milk', 'إسبريسو، حليب'],
              [1, 'cup'],
              17,
              { addOns: [addOns.size, addOns.milk], dietary: ['vegetarian'] },
            ),
          ],
        },
      ],
    },
    {
      name: { en: 'Cold Drinks', ar: 'مشروبات باردة' },
      subcategories: [
        {
          name: { en: 'Juices', ar: 'عصائر' },
          items: [
            dish(
              ['Lemon & Mint', 'ليمون بالنعناع'],
              ['Blended with crushed ice, sour and very cold.', 'مخفوق مع الثلج المجروش، حامض وبارد جدا.'],
              ['Lemon, mint, sugar, ice', 'ليمون، نعناع، سكر، ثلج'],
              [400, 'ml'],
              14,
              { addOns: [addOns.sugar], dietary: ['vegan'] },
            ),
            dish(
              ['Orange Juice', 'عصير برتقال'],
              ['Pressed when you order it.', 'يعصر عند طلبك.'],
              ['Oranges', 'برتقال'],
              [350, 'ml'],
              15,
              { dietary: ['vegan'] },
            ),
            dish(
              ['Avocado Cocktail', 'كوكتيل أفوكادو'],
              ['Avocado, honey and nuts, eaten with a spoon.', 'أفوكادو وعسل ومكسرات تؤكل بالملعقة.'],
              ['Avocado, milk, honey, nuts', 'أفوكادو، حليب، عسل، مكسرات'],
              [400, 'ml'],
              22,
              { was: 26, addOns: [addOns.toppings], dietary: ['vegetarian'] },
            ),
          ],
        },
        {
          name: { en: 'Soft Drinks', ar: 'مرطبات' },
          items: [
            dish(['Laban', 'لبن'], ['Cold salted yoghurt drink.', 'لبن بارد مملح.'], ['Yoghurt, salt', 'لبن، ملح'], [300, 'ml'], 6, {
              dietary: ['vegetarian'],
            }),
            dish(['Water', 'ماء'], ['A bottle of still water.', 'قارورة ماء.'], ['Water', 'ماء'], [500, 'ml'], 2, { dietary: ['vegan'] }),
            dish(
              ['Iced Hibiscus', 'كركديه مثلج'],
              ['Dark red, sour, with a little sugar.', 'أحمر داكن وحامض مع قليل من السكر.'],
              ['Hibiscus, sugar, ice', 'كركديه، سكر، ثلج'],
              [350, 'ml'],
              12,
              { isAvailable: false, dietary: ['vegan'] },
            ),
          ],
        },
      ],
    },
  ],
} satisfies DemoCuisine
