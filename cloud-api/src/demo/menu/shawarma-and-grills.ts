import type { DemoCuisine } from '../demo-menu.types.ts'
import { addOns } from './add-ons.ts'
import { dish } from './dish.ts'

export const shawarmaAndGrills = {
  name: { en: 'Shawarma & Grills', ar: 'شاورما ومشاوي' },
  categories: [
    {
      name: { en: 'Shawarma', ar: 'شاورما' },
      subcategories: [
        {
          name: { en: 'Wraps', ar: 'لفائف' },
          items: [
            dish(
              ['Chicken Shawarma', 'شاورما دجاج'],
              [
                'Carved from the spit, with garlic sauce and pickles, rolled and pressed.',
                'دجاج من السيخ مع صوص الثوم والمخلل، ملفوف ومضغوط على النار.',
              ],
              ['Chicken, garlic sauce, pickles, bread', 'دجاج، صوص ثوم، مخلل، خبز'],
              [1, 'piece'],
              12,
              { isFeatured: true, addOns: [addOns.bread, addOns.wrapExtras] },
            ),
            dish(
              ['Beef Shawarma', 'شاورما لحم'],
              [
                'Beef marinated overnight, tahini, parsley and tomato in warm bread.',
                'لحم متبل من ليلة أمس مع الطحينة والبقدونس والطماطم في خبز دافئ.',
              ],
              ['Beef, tahini, parsley, tomato, bread', 'لحم بقر، طحينة، بقدونس، طماطم، خبز'],
              [1, 'piece'],
              14,
              { addOns: [addOns.bread, addOns.dips] },
            ),
            dish(
              ['Falafel Wrap', 'لفة فلافل'],
              ['Six crisp falafel, tahini, mint and turnip pickle.', 'ست حبات فلافل مقرمشة مع الطحينة والنعناع ومخلل اللفت.'],
              ['Chickpeas, tahini, mint, turnip, bread', 'حمص، طحينة، نعناع، لفت، خبز'],
              [1, 'piece'],
              9,
              { addOns: [addOns.bread], dietary: ['vegan'], prepMinutes: 6 },
            ),
          ],
        },
        {
          name: { en: 'Plates', ar: 'صحون' },
          items: [
            dish(
              ['Chicken Shawarma Plate', 'صحن شاورما دجاج'],
              ['A generous plate with fries, garlic sauce, pickles and two breads.', 'صحن وافر مع البطاطس وصوص الثوم والمخلل ورغيفين.'],
              ['Chicken, fries, garlic sauce, pickles, bread', 'دجاج، بطاطس، صوص ثوم، مخلل، خبز'],
              [1, 'plate'],
              26,
              { was: 30, addOns: [addOns.dips] },
            ),
            dish(
              ['Mixed Shawarma Plate', 'صحن شاورما مشكل'],
              ['Half chicken, half beef, both sauces, for those who cannot decide.', 'نصف دجاج ونصف لحم مع الصوصين لمن لا يستطيع الاختيار.'],
              ['Chicken, beef, garlic sauce, tahini, bread', 'دجاج، لحم، صوص ثوم، طحينة، خبز'],
              [1, 'plate'],
              32,
              { addOns: [addOns.dips, addOns.sides] },
            ),
          ],
        },
      ],
    },
    {
      name: { en: 'Charcoal Grills', ar: 'مشاوي على الفحم' },
      subcategories: [
        {
          name: { en: 'Skewers', ar: 'أسياخ' },
          items: [
            dish(
              ['Shish Tawook', 'شيش طاووق'],
              [
                'Chicken in yoghurt and lemon, grilled over charcoal until the edges char.',
                'دجاج متبل باللبن والليمون مشوي على الفحم حتى تتحمر أطرافه.',
              ],
              ['Chicken, yoghurt, lemon, garlic', 'دجاج، لبن، ليمون، ثوم'],
              [2, 'piece'],
              34,
              { addOns: [addOns.spice, addOns.sides] },
            ),
            dish(
              ['Lamb Kebab', 'كباب لحم'],
              ['Minced lamb with parsley and onion on long skewers.', 'لحم غنم مفروم مع البقدونس والبصل على أسياخ طويلة.'],
              ['Lamb, parsley, onion, seven spices', 'لحم غنم، بقدونس، بصل، بهارات مشكلة'],
              [3, 'piece'],
              38,
              { addOns: [addOns.spice, addOns.sides] },
            ),
            dish(
              ['Tikka', 'تكة لحم'],
              ['Tender cubes of lamb, marinated and grilled to order.', 'مكعبات لحم غنم طرية متبلة ومشوية عند الطلب.'],
              ['Lamb, vinegar, garlic, black pepper', 'لحم غنم، خل، ثوم، فلفل أسود'],
              [2, 'piece'],
              40,
              { was: 45, addOns: [addOns.sides] },
            ),
          ],
        },
        {
          name: { en: 'Platters', ar: 'أطباق مشكلة' },
          items: [
            dish(
              ['Mixed Grill', 'مشاوي مشكلة'],
              ['Tawook, kebab, tikka and a chop, with grilled tomato and bread.', 'طاووق وكباب وتكة وريش مع طماطم مشوية وخبز.'],
              ['Lamb, chicken, tomato, onion, bread', 'لحم غنم، دجاج، طماطم، بصل، خبز'],
              [1, 'plate'],
              58,
              { isFeatured: true, addOns: [addOns.sides, addOns.dips] },
            ),
            dish(
              ['Grilled Half Chicken', 'نصف دجاجة مشوية'],
              ['Lemon, garlic and an hour of patience over charcoal.', 'ليمون وثوم وساعة من الصبر على الفحم.'],
              ['Chicken, lemon, garlic, olive oil', 'دجاج، ليمون، ثوم، زيت زيتون'],
              [1, 'piece'],
              29,
              { addOns: [addOns.rice] },
            ),
          ],
        },
        {
          name: { en: 'From the Oven', ar: 'من الفرن' },
          items: [
            dish(
              ['Arayes', 'عرايس'],
              ['Bread filled with spiced lamb and toasted on the grill.', 'خبز محشو بلحم غنم متبل ومحمص على النار.'],
              ['Lamb, bread, tomato, pine nuts', 'لحم غنم، خبز، طماطم، صنوبر'],
              [4, 'piece'],
              24,
            ),
            dish(
              ['Lamb Chops', 'ريش غنم'],
              ['Five small chops, rosemary and coarse salt.', 'خمس قطع ريش صغيرة مع إكليل الجبل والملح الخشن.'],
              ['Lamb, rosemary, salt', 'لحم غنم، إكليل الجبل، ملح'],
              [5, 'piece'],
              62,
              { isAvailable: false },
            ),
          ],
        },
      ],
    },
  ],
} satisfies DemoCuisine
