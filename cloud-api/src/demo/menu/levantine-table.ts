import type { DemoCuisine } from '../demo-menu.types.ts'
import { addOns } from './add-ons.ts'
import { dish } from './dish.ts'

export const levantineTable = {
  name: { en: 'Levantine Table', ar: 'المائدة الشامية' },
  categories: [
    {
      name: { en: 'Cold Mezze', ar: 'مقبلات باردة' },
      subcategories: [
        {
          name: { en: 'Dips', ar: 'متبلات' },
          items: [
            dish(
              ['Hummus', 'حمص'],
              ['Chickpeas and tahini, smooth, with a well of olive oil.', 'حمص ناعم بالطحينة مع بركة من زيت الزيتون.'],
              ['Chickpeas, tahini, lemon, olive oil', 'حمص، طحينة، ليمون، زيت زيتون'],
              [1, 'portion'],
              15,
              { addOns: [addOns.bread], dietary: ['vegan'] },
            ),
            dish(
              ['Moutabal', 'متبل'],
              ['Smoked aubergine, tahini and pomegranate.', 'باذنجان مدخن مع الطحينة والرمان.'],
              ['Aubergine, tahini, pomegranate', 'باذنجان، طحينة، رمان'],
              [1, 'portion'],
              16,
              { addOns: [addOns.bread], dietary: ['vegan'] },
            ),
            dish(
              ['Labneh with Mint', 'لبنة بالنعناع'],
              ['Thick strained yoghurt, dried mint and olive oil.', 'لبنة كثيفة مع النعناع اليابس وزيت الزيتون.'],
              ['Yoghurt, mint, olive oil', 'لبن، نعناع، زيت زيتون'],
              [1, 'portion'],
              13,
              { dietary: ['vegetarian'] },
            ),
          ],
        },
        {
          name: { en: 'Salads', ar: 'سلطات' },
          items: [
            dish(
              ['Fattoush', 'فتوش'],
              ['Crisp leaves, sumac and bread fried a minute ago.', 'خضار مقرمشة مع السماق وخبز قلي قبل دقيقة.'],
              ['Lettuce, tomato, cucumber, sumac, bread', 'خس، طماطم، خيار، سماق، خبز'],
              [1, 'plate'],
              19,
              { dietary: ['vegan'] },
            ),
            dish(
              ['Tabbouleh', 'تبولة'],
              ['Parsley by the bunch, lemon, and just enough bulgur.', 'باقات من البقدونس مع الليمون وقليل من البرغل.'],
              ['Parsley, tomato, bulgur, lemon', 'بقدونس، طماطم، برغل، ليمون'],
              [1, 'plate'],
              18,
              { was: 21, dietary: ['vegan'] },
            ),
          ],
        },
      ],
    },
    {
      name: { en: 'Hot Mezze', ar: 'مقبلات ساخنة' },
      subcategories: [
        {
          name: { en: 'Fried', ar: 'مقليات' },
          items: [
            dish(
              ['Kibbeh', 'كبة'],
              ['Bulgur shells with lamb and pine nuts, fried to order.', 'كبة برغل محشوة باللحم والصنوبر تقلى عند الطلب.'],
              ['Bulgur, lamb, pine nuts, onion', 'برغل، لحم غنم، صنوبر، بصل'],
              [4, 'piece'],
              22,
              { addOns: [addOns.dips] },
            ),
            dish(
              ['Cheese Rolls', 'رقائق بالجبن'],
              ['Thin pastry, white cheese and parsley.', 'عجينة رقيقة بالجبن الأبيض والبقدونس.'],
              ['Pastry, white cheese, parsley', 'رقائق، جبن أبيض، بقدونس'],
              [5, 'piece'],
              18,
              { dietary: ['vegetarian'] },
            ),
            dish(
              ['Batata Harra', 'بطاطا حرة'],
              ['Potato cubes with garlic, coriander and chilli.', 'مكعبات بطاطا مع الثوم والكزبرة والفلفل الحار.'],
              ['Potato, garlic, coriander, chilli', 'بطاطا، ثوم، كزبرة، فلفل حار'],
              [1, 'portion'],
              16,
              { addOns: [addOns.spice], dietary: ['vegan', 'spicy'] },
            ),
          ],
        },
        {
          name: { en: 'Oven', ar: 'فرن' },
          items: [
            dish(
              ['Zaatar Manousheh', 'مناقيش زعتر'],
              ['Flat bread with thyme, sesame and oil, straight from the oven.', 'خبز بالزعتر والسمسم والزيت من الفرن مباشرة.'],
              ['Flour, thyme, sesame, olive oil', 'طحين، زعتر، سمسم، زيت زيتون'],
              [1, 'piece'],
              10,
              { dietary: ['vegan'] },
            ),
            dish(
              ['Cheese Manousheh', 'مناقيش جبن'],
              ['Akkawi cheese, melted and stretching.', 'جبن عكاوي ذائب ومطاطي.'],
              ['Flour, akkawi cheese', 'طحين، جبن عكاوي'],
              [1, 'piece'],
              13,
              { addOns: [addOns.size], dietary: ['vegetarian'] },
            ),
          ],
        },
      ],
    },
    {
      name: { en: 'From the Levant', ar: 'من بلاد الشام' },
      subcategories: [
        {
          name: { en: 'With Rice', ar: 'مع الأرز' },
          items: [
            dish(
              ['Maqluba', 'مقلوبة'],
              ['Rice, aubergine and lamb, turned over at the table.', 'أرز وباذنجان ولحم يقلب على المائدة.'],
              ['Rice, aubergine, lamb, almonds', 'أرز، باذنجان، لحم غنم، لوز'],
              [1, 'plate'],
              42,
              { addOns: [addOns.sides] },
            ),
            dish(
              ['Mansaf', 'منسف'],
              ['Lamb in fermented yoghurt over rice and thin bread.', 'لحم غنم باللبن الجميد فوق الأرز والخبز الرقيق.'],
              ['Lamb, jameed yoghurt, rice, bread', 'لحم غنم، جميد، أرز، خبز'],
              [1, 'plate'],
              49,
            ),
            dish(
              ['Freekeh with Chicken', 'فريكة بالدجاج'],
              ['Smoked green wheat, half a chicken, roasted nuts.', 'قمح أخضر مدخن مع نصف دجاجة ومكسرات محمصة.'],
              ['Freekeh, chicken, nuts', 'فريكة، دجاج، مكسرات'],
              [1, 'plate'],
              37,
              { was: 41 },
            ),
          ],
        },
        {
          name: { en: 'With Bread', ar: 'مع الخبز' },
          items: [
            dish(
              ['Musakhan Rolls', 'رولات مسخن'],
              ['Chicken, onion and sumac in thin bread, baked crisp.', 'دجاج وبصل وسماق في خبز رقيق مخبوز حتى القرمشة.'],
              ['Chicken, onion, sumac, bread', 'دجاج، بصل، سماق، خبز'],
              [3, 'piece'],
              26,
              { addOns: [addOns.dips] },
            ),
            dish(
              ['Stuffed Vine Leaves', 'ورق عنب'],
              ['Rolled by hand, cooked in lemon and olive oil.', 'ملفوف باليد ومطبوخ بالليمون وزيت الزيتون.'],
              ['Vine leaves, rice, lemon, olive oil', 'ورق عنب، أرز، ليمون، زيت زيتون'],
              [10, 'piece'],
              24,
              { dietary: ['vegan'] },
            ),
            dish(
              ['Moussaka', 'مسقعة'],
              ['Aubergine and chickpeas baked in tomato, warm or cold.', 'باذنجان وحمص في الطماطم، ساخنة أو باردة.'],
              ['Aubergine, chickpeas, tomato', 'باذنجان، حمص، طماطم'],
              [1, 'portion'],
              21,
              { addOns: [addOns.bread], dietary: ['vegan'] },
            ),
          ],
        },
      ],
    },
  ],
} satisfies DemoCuisine
