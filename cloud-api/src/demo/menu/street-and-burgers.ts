import type { DemoCuisine } from '../demo-menu.types.ts'
import { addOns } from './add-ons.ts'
import { dish } from './dish.ts'

export const streetAndBurgers = {
  name: { en: 'Street & Burgers', ar: 'أكلات الشارع والبرغر' },
  categories: [
    {
      name: { en: 'Burgers', ar: 'برغر' },
      subcategories: [
        {
          name: { en: 'Beef', ar: 'لحم' },
          items: [
            dish(
              ['Corniche Burger', 'برغر الكورنيش'],
              ['Double beef, cheddar, date barbecue sauce and crisp onions.', 'قطعتا لحم مع الشيدر وصوص باربكيو بالتمر وبصل مقرمش.'],
              ['Beef, cheddar, date sauce, onion, bun', 'لحم بقر، شيدر، صوص تمر، بصل، خبز'],
              [1, 'piece'],
              36,
              { isFeatured: true, addOns: [addOns.sides, addOns.dips] },
            ),
            dish(
              ['Classic Cheeseburger', 'تشيز برغر'],
              ['Beef, cheddar, lettuce, tomato and our pickles.', 'لحم وشيدر وخس وطماطم ومخللنا.'],
              ['Beef, cheddar, lettuce, tomato, bun', 'لحم بقر، شيدر، خس، طماطم، خبز'],
              [1, 'piece'],
              28,
              { addOns: [addOns.sides] },
            ),
            dish(
              ['Kofta Slider Trio', 'ثلاثي كفتة صغير'],
              ['Three small burgers of spiced kofta with three sauces.', 'ثلاثة برغر صغيرة من الكفتة المتبلة مع ثلاثة صوصات.'],
              ['Beef, seven spices, sauces, bun', 'لحم بقر، بهارات، صوصات، خبز'],
              [3, 'piece'],
              33,
              { was: 38, addOns: [addOns.dips] },
            ),
          ],
        },
        {
          name: { en: 'Chicken & Veg', ar: 'دجاج وخضار' },
          items: [
            dish(
              ['Crispy Chicken Burger', 'برغر دجاج مقرمش'],
              ['Buttermilk chicken, coleslaw and a hot sauce.', 'دجاج مقرمش مع الكول سلو وصوص حار.'],
              ['Chicken, coleslaw, hot sauce, bun', 'دجاج، كول سلو، صوص حار، خبز'],
              [1, 'piece'],
              27,
              { was: 32, addOns: [addOns.spice, addOns.sides], dietary: ['spicy'] },
            ),
            dish(
              ['Halloumi Burger', 'برغر حلوم'],
              ['Grilled halloumi, rocket and pomegranate molasses.', 'حلوم مشوي مع الجرجير ودبس الرمان.'],
              ['Halloumi, rocket, pomegranate, bun', 'حلوم، جرجير، دبس رمان، خبز'],
              [1, 'piece'],
              26,
              { addOns: [addOns.sides], dietary: ['vegetarian'] },
            ),
            dish(
              ['Falafel Burger', 'برغر فلافل'],
              ['A thick falafel patty, tahini slaw and pickled turnip.', 'قرص فلافل سميك مع سلطة الطحينة ومخلل اللفت.'],
              ['Chickpeas, tahini, cabbage, bun', 'حمص، طحينة، ملفوف، خبز'],
              [1, 'piece'],
              22,
              { addOns: [addOns.sides], dietary: ['vegan'] },
            ),
          ],
        },
      ],
    },
    {
      name: { en: 'Sides & Fries', ar: 'جانبية وبطاطس' },
      subcategories: [
        {
          name: { en: 'Fries', ar: 'بطاطس' },
          items: [
            dish(
              ['Fries', 'بطاطس مقلية'],
              ['Thin, hot, salted.', 'رفيعة وساخنة ومملحة.'],
              ['Potato, salt', 'بطاطس، ملح'],
              [1, 'portion'],
              10,
              { addOns: [addOns.size, addOns.dips], dietary: ['vegan'] },
            ),
            dish(
              ['Zaatar Cheese Fries', 'بطاطس بالجبن والزعتر'],
              ['Fries under melted cheese with thyme and sumac.', 'بطاطس تحت الجبن الذائب مع الزعتر والسماق.'],
              ['Potato, cheese, thyme, sumac', 'بطاطس، جبن، زعتر، سماق'],
              [1, 'portion'],
              17.5,
              { dietary: ['vegetarian'] },
            ),
          ],
        },
        {
          name: { en: 'Bites', ar: 'لقيمات مالحة' },
          items: [
            dish(
              ['Samboosa', 'سمبوسة'],
              ['Crisp triangles with lamb or cheese, two of each.', 'مثلثات مقرمشة باللحم أو الجبن، اثنتان من كل نوع.'],
              ['Pastry, lamb, cheese', 'رقائق، لحم غنم، جبن'],
              [4, 'piece'],
              14,
            ),
            dish(
              ['Corn in a Cup', 'ذرة في كوب'],
              ['Warm corn with butter, lime and chilli.', 'ذرة دافئة مع الزبدة والليمون والفلفل.'],
              ['Corn, butter, lime, chilli', 'ذرة، زبدة، ليمون، فلفل'],
              [1, 'cup'],
              9.5,
              { addOns: [addOns.spice], dietary: ['vegetarian'] },
            ),
            dish(
              ['Chicken Wings', 'أجنحة دجاج'],
              ['Eight wings in sweet chilli or garlic lemon.', 'ثمانية أجنحة بالفلفل الحلو أو الثوم والليمون.'],
              ['Chicken, chilli, garlic, lemon', 'دجاج، فلفل، ثوم، ليمون'],
              [8, 'piece'],
              25,
              { addOns: [addOns.spice, addOns.dips], dietary: ['spicy'] },
            ),
          ],
        },
      ],
    },
  ],
} satisfies DemoCuisine
