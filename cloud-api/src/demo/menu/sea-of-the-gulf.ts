import type { DemoCuisine } from '../demo-menu.types.ts'
import { addOns } from './add-ons.ts'
import { dish } from './dish.ts'

export const seaOfTheGulf = {
  name: { en: 'Sea of the Gulf', ar: 'بحر الخليج' },
  categories: [
    {
      name: { en: 'Fish', ar: 'أسماك' },
      subcategories: [
        {
          name: { en: 'Grilled Fish', ar: 'سمك مشوي' },
          items: [
            dish(
              ['Grilled Hammour', 'هامور مشوي'],
              ['The Gulf’s favourite, grilled with lemon and turmeric.', 'سمك الخليج المفضل مشوي مع الليمون والكركم.'],
              ['Hammour, lemon, turmeric', 'هامور، ليمون، كركم'],
              [350, 'g'],
              68,
              { isFeatured: true, addOns: [addOns.rice, addOns.sides] },
            ),
            dish(
              ['Grilled Seabream', 'دنيس مشوي'],
              ['Whole, opened flat, with coriander and garlic.', 'سمكة كاملة مفتوحة مع الكزبرة والثوم.'],
              ['Seabream, coriander, garlic', 'دنيس، كزبرة، ثوم'],
              [400, 'g'],
              54,
              { addOns: [addOns.rice] },
            ),
            dish(
              ['Kingfish Steak', 'ستيك كنعد'],
              ['A thick slice with bezar spice and lime.', 'شريحة سميكة مع البزار والليمون.'],
              ['Kingfish, bezar spice, lime', 'كنعد، بزار، ليمون'],
              [300, 'g'],
              57,
              { addOns: [addOns.rice] },
            ),
          ],
        },
        {
          name: { en: 'Fried & Stewed', ar: 'مقلي ومرق' },
          items: [
            dish(
              ['Fried Safi', 'صافي مقلي'],
              ['Small rabbitfish, crisp to the fins.', 'أسماك صافي صغيرة مقرمشة حتى الزعانف.'],
              ['Safi fish, flour, lemon', 'سمك صافي، طحين، ليمون'],
              [4, 'piece'],
              42,
              { addOns: [addOns.dips] },
            ),
            dish(
              ['Fish Saloona', 'صالونة سمك'],
              ['Kingfish in a sour tomato broth with okra.', 'كنعد في مرق طماطم حامض مع البامية.'],
              ['Kingfish, tomato, tamarind, okra', 'كنعد، طماطم، تمر هندي، بامية'],
              [1, 'plate'],
              46,
              { was: 50, addOns: [addOns.rice] },
            ),
          ],
        },
      ],
    },
    {
      name: { en: 'Shellfish', ar: 'ربيان وقشريات' },
      subcategories: [
        {
          name: { en: 'Shrimp', ar: 'ربيان' },
          items: [
            dish(
              ['Grilled Shrimp', 'ربيان مشوي'],
              ['Large shrimp with garlic butter and lime.', 'ربيان كبير مع زبدة الثوم والليمون.'],
              ['Shrimp, butter, garlic, lime', 'ربيان، زبدة، ثوم، ليمون'],
              [8, 'piece'],
              58,
              { addOns: [addOns.rice, addOns.sides] },
            ),
            dish(
              ['Crispy Shrimp', 'ربيان مقرمش'],
              ['Fried golden, with a hot mayonnaise.', 'مقلي ذهبي اللون مع مايونيز حار.'],
              ['Shrimp, crumbs, chilli mayonnaise', 'ربيان، بقسماط، مايونيز حار'],
              [8, 'piece'],
              49,
              { addOns: [addOns.dips], dietary: ['spicy'] },
            ),
          ],
        },
        {
          name: { en: 'Crab & Squid', ar: 'قبقب وحبار' },
          items: [
            dish(
              ['Gulf Crab', 'قبقب'],
              ['Cooked with ginger and dried lime; you will need your hands.', 'مطبوخ بالزنجبيل واللومي، وستحتاج إلى يديك.'],
              ['Crab, ginger, dried lime', 'قبقب، زنجبيل، لومي'],
              [2, 'piece'],
              52,
              { isAvailable: false },
            ),
            dish(
              ['Fried Squid', 'حبار مقلي'],
              ['Rings with lemon and a garlic dip.', 'حلقات مع الليمون وصوص الثوم.'],
              ['Squid, flour, lemon, garlic', 'حبار، طحين، ليمون، ثوم'],
              [1, 'portion'],
              38,
              { addOns: [addOns.dips] },
            ),
          ],
        },
      ],
    },
  ],
} satisfies DemoCuisine
