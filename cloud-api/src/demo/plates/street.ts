// The dishes of Street & Burgers.
import { around, at, blob, middle, raised, scattered, type Random } from './draw.ts'
import * as burger from './burger.ts'
import * as food from './food.ts'
import type { Plates } from './plates.types.ts'
import * as vessel from './vessels.ts'
import { cloth } from './vessels.ts'

const wing = (random: Random, colour: string) =>
  `${raised(`<path d="M-60-6Q-54-40-14-34Q10-30 16-12Q44-22 66-4Q70 12 44 14Q20 18 6 22Q-44 40-60-6Z" fill="${colour}"/>`)}<path d="M-40-14Q-20-26 0-16" stroke="#fff" stroke-opacity="0.45" stroke-width="6" fill="none" stroke-linecap="round"/>${food.crumbs(random, 6, 30, ['#5a2c0f'], 4, -10, 0)}`
const samboosa = (random: Random) =>
  `${raised('<path d="M-66 44Q-4-74 6-70Q20-62 68 38Q4 62-66 44Z" fill="#d9a046"/>')}<path d="M-44 34Q0 44 46 30" stroke="#8a5a1c" stroke-opacity="0.6" stroke-width="5" fill="none"/>${food.crumbs(random, 9, 34, ['#a06a22', '#f0c981'], 6, 2, 10)}`
export const street: Plates = {
  'Corniche Burger': [
    cloth.sand,
    () => burger.burgerOf([burger.onionLayer, burger.cheddar, burger.patty, burger.sauce('#5a2f14'), burger.patty], 1.12, 26),
  ],
  'Classic Cheeseburger': [
    cloth.olive,
    () => burger.burgerOf([burger.lettuce, burger.tomatoLayer, burger.cheddar, burger.patty], 1.12, 26),
  ],
  'Kofta Slider Trio': [
    cloth.wine,
    () =>
      [
        [0, -104, '#d8bf8f'],
        [-112, 66, '#fdf8e8'],
        [112, 66, '#c3271b'],
      ]
        .map(([x, y, colour]) =>
          at(Number(x), Number(y), 0, burger.burgerOf([burger.lettuce, burger.sauce(String(colour)), burger.patty], 0.62)),
        )
        .join(''),
  ],
  'Crispy Chicken Burger': [cloth.rose, () => burger.burgerOf([burger.slaw, burger.sauce('#d0401f'), burger.crispy], 1.12, 26)],
  'Halloumi Burger': [
    cloth.sea,
    () => burger.burgerOf([burger.lettuce, burger.sauce('#7a1230'), burger.halloumi, burger.halloumi], 1.12, 26),
  ],
  'Falafel Burger': [
    cloth.dusk,
    () => burger.burgerOf([burger.slaw, burger.onionLayer, burger.sauce('#efe0bd'), burger.falafelPatty], 1.12, 26),
  ],
  Fries: [cloth.wine, (random) => vessel.bowl(vessel.dark) + food.fries(random, 66, 128) + food.crumbs(random, 50, 150, ['#fff'], 3)],
  'Zaatar Cheese Fries': [
    cloth.olive,
    (random) =>
      vessel.bowl(vessel.clay) +
      food.fries(random, 60, 128) +
      raised(scattered(random, 9, 100, (x, y) => `<path d="${blob(random, x, y, 40, 24, 0.2)}" fill="#fbe7a8"/>`)) +
      food.crumbs(random, 150, 140, ['#5f6b2a', '#7d8a3a'], 6) +
      food.crumbs(random, 50, 140, ['#8e1f3a'], 4),
  ],
  Samboosa: [
    cloth.sand,
    (random) =>
      vessel.plate(vessel.blue) +
      around(4, 96, (x, y, turn) => at(x, y, turn + 90, samboosa(random), 1.1), 45) +
      at(middle, middle, 0, food.smallBowl('#c3271b')) +
      food.leaves(random, 7, 150),
  ],
  'Corn in a Cup': [
    cloth.sea,
    (random) =>
      vessel.bowl(['#fdfaf3', '#d9452f'], 190) +
      raised(
        scattered(random, 190, 142, (x, y, turn) => at(x, y, turn, '<path d="M-9 8Q-12-10 0-12Q12-10 9 8Q0 13-9 8Z" fill="#f6c52e"/>')),
      ) +
      scattered(random, 60, 140, (x, y, turn) =>
        at(x, y, turn, '<path d="M-9 8Q-12-10 0-12Q12-10 9 8Q0 13-9 8Z" fill="#ffdb5a" stroke="#c98f14" stroke-opacity="0.5"/>'),
      ) +
      at(262, 250, 20, food.cube('#fff3c4', 54)) +
      food.crumbs(random, 60, 140, ['#c3271b', '#3f7d25'], 5),
  ],
  'Chicken Wings': [
    cloth.dusk,
    (random) =>
      vessel.plate(vessel.dark) +
      around(8, 100, (x, y, turn, index) => at(x, y, turn + 30, wing(random, index % 2 ? '#b9431a' : '#c98136'))) +
      at(middle, middle, 0, food.smallBowl('#fdf8e8')) +
      food.herbs(random, 40, 150),
  ],
}
