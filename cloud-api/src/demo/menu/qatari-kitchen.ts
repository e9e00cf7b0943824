import type { DemoCuisine } from '../demo-menu.types.ts'
import { addOns } from './add-ons.ts'
import { dish } from './dish.ts'

export const qatariKitchen = {
  name: { en: 'Qatari Kitchen', ar: 'المطبخ القطري' },
  categories: [
    {
      name: { en: 'Machboos & Rice', ar: 'مجبوس وأرز' },
      subcategories: [
        {
          name: { en: 'Machboos', ar: 'مجبوس' },
          items: [
            dish(
              ['Chicken Machboos', 'مجبوس دجاج'],
              ['Rice cooked in the broth with dried lime, cardamom and a whole leg.', 'أرز مطبوخ في المرق مع اللومي والهيل وفخذ كامل.'],
              ['Chicken, rice, dried lime, bezar spice', 'دجاج، أرز، لومي، بزار'],
              [1, 'plate'],
              36,
              { isFeatured: true, addOns: [addOns.sides] },
            ),
            dish(
              ['Lamb Machboos', 'مجبوس لحم'],
              ['Slow lamb that leaves the bone, with fried onions and raisins.', 'لحم غنم على نار هادئة يذوب عن العظم مع الحشو والزبيب.'],
              ['Lamb, rice, onion, raisins, bezar spice', 'لحم غنم، أرز، بصل، زبيب، بزار'],
              [1, 'plate'],
              48,
              { addOns: [addOns.sides] },
            ),
            dish(
              ['Shrimp Machboos', 'مجبوس ربيان'],
              ['Gulf shrimp, coriander and a little heat over red rice.', 'ربيان الخليج مع الكزبرة ولمسة حارة فوق أرز أحمر.'],
              ['Shrimp, rice, tomato, coriander', 'ربيان، أرز، طماطم، كزبرة'],
              [1, 'plate'],
              46,
              { was: 52, addOns: [addOns.spice, addOns.sides], dietary: ['spicy'] },
            ),
          ],
        },
        {
          name: { en: 'Rice Dishes', ar: 'أطباق الأرز' },
          items: [
            dish(
              ['Madrouba', 'مضروبة'],
              ['Rice and chicken beaten soft, finished with ghee and lime.', 'أرز ودجاج مضروبان حتى يلينا مع السمن واللومي.'],
              ['Rice, chicken, ghee, dried lime', 'أرز، دجاج، سمن، لومي'],
              [1, 'plate'],
              28,
            ),
            dish(
              ['Fish Muhammar', 'محمر مع سمك'],
              [
                'Sweet date rice beside a crisp fried fish, as the pearl divers ate it.',
                'أرز محلى بالدبس مع سمك مقلي مقرمش كما أكله الغواصون.',
              ],
              ['Rice, date syrup, safi fish', 'أرز، دبس، سمك صافي'],
              [1, 'plate'],
              44,
            ),
          ],
        },
      ],
    },
    {
      name: { en: 'Stews & Slow Pots', ar: 'مرق وقدور' },
      subcategories: [
        {
          name: { en: 'Stews', ar: 'صالونة' },
          items: [
            dish(
              ['Chicken Saloona', 'صالونة دجاج'],
              ['A homely stew of chicken and vegetables, with rice beside it.', 'مرق بيتي من الدجاج والخضار ومعه الأرز.'],
              ['Chicken, potato, courgette, tomato', 'دجاج، بطاطس، كوسا، طماطم'],
              [1, 'plate'],
              30,
              { addOns: [addOns.rice] },
            ),
            dish(
              ['Lamb Thareed', 'ثريد لحم'],
              ['Thin bread soaked in lamb broth with pumpkin and potato.', 'خبز رقاق مشرب بمرق اللحم مع القرع والبطاطس.'],
              ['Lamb, regag bread, pumpkin, potato', 'لحم غنم، خبز رقاق، قرع، بطاطس'],
              [1, 'plate'],
              42,
            ),
            dish(
              ['Vegetable Saloona', 'صالونة خضار'],
              ['Okra, aubergine and pumpkin in a light tomato broth.', 'بامية وباذنجان وقرع في مرق طماطم خفيف.'],
              ['Okra, aubergine, pumpkin, tomato', 'بامية، باذنجان، قرع، طماطم'],
              [1, 'plate'],
              22,
              { addOns: [addOns.rice], dietary: ['vegan'] },
            ),
          ],
        },
        {
          name: { en: 'Harees & Co', ar: 'هريس وأخواتها' },
          items: [
            dish(
              ['Harees', 'هريس'],
              ['Wheat and lamb cooked for hours until they are one.', 'قمح ولحم يطبخان ساعات حتى يمتزجا تماما.'],
              ['Wheat, lamb, ghee, salt', 'قمح، لحم غنم، سمن، ملح'],
              [1, 'portion'],
              25,
            ),
            dish(
              ['Asida', 'عصيدة'],
              ['Soft flour pudding with date syrup and warm ghee.', 'عصيدة ناعمة مع دبس التمر والسمن الدافئ.'],
              ['Flour, date syrup, ghee', 'طحين، دبس تمر، سمن'],
              [1, 'portion'],
              16,
              { dietary: ['vegetarian'] },
            ),
          ],
        },
      ],
    },
    {
      name: { en: 'Qatari Breakfast', ar: 'ريوق قطري' },
      subcategories: [
        {
          name: { en: 'Sweet & Salty', ar: 'حلو ومالح' },
          items: [
            dish(
              ['Balaleet', 'بلاليط'],
              ['Sweet vermicelli with saffron and cardamom under a thin omelette.', 'شعيرية محلاة بالزعفران والهيل تحت بيضة رقيقة.'],
              ['Vermicelli, egg, saffron, cardamom', 'شعيرية، بيض، زعفران، هيل'],
              [1, 'plate'],
              18,
              { isFeatured: true, dietary: ['vegetarian'] },
            ),
            dish(
              ['Shakshouka', 'شكشوكة'],
              ['Eggs in a pan of tomato, onion and cumin, with bread to dip.', 'بيض في مقلاة الطماطم والبصل والكمون مع خبز للتغميس.'],
              ['Eggs, tomato, onion, cumin', 'بيض، طماطم، بصل، كمون'],
              [1, 'plate'],
              19,
              { addOns: [addOns.spice], dietary: ['vegetarian'] },
            ),
            dish(
              ['Khubz Regag with Egg', 'خبز رقاق بالبيض'],
              ['Paper-thin bread from the hot plate with egg and cheese.', 'خبز رقاق من الطابي مع البيض والجبن.'],
              ['Regag bread, egg, cheese', 'خبز رقاق، بيض، جبن'],
              [1, 'piece'],
              12,
              { dietary: ['vegetarian'] },
            ),
          ],
        },
        {
          name: { en: 'From the Pan', ar: 'من المقلاة' },
          items: [
            dish(
              ['Chebab Pancakes', 'جباب'],
              ['Saffron pancakes with honey and cream cheese.', 'فطائر بالزعفران مع العسل والجبن الكريمي.'],
              ['Flour, saffron, cardamom, honey, cream cheese', 'طحين، زعفران، هيل، عسل، جبن كريمي'],
              [3, 'piece'],
              17,
              { was: 20, addOns: [addOns.toppings], dietary: ['vegetarian'] },
            ),
            dish(
              ['Foul with Olive Oil', 'فول بزيت الزيتون'],
              ['Broad beans mashed with lemon, cumin and good oil.', 'فول مهروس مع الليمون والكمون وزيت طيب.'],
              ['Broad beans, lemon, cumin, olive oil', 'فول، ليمون، كمون، زيت زيتون'],
              [1, 'portion'],
              14,
              { dietary: ['vegan'] },
            ),
          ],
        },
      ],
    },
  ],
} satisfies DemoCuisine
