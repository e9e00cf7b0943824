// The dishes of Shawarma & Grills.
import { around, at, middle, times, type Random } from './draw.ts'
import { breadPiece, wrap } from './bread.ts'
import * as food from './food.ts'
import * as vessel from './vessels.ts'
import { cloth } from './vessels.ts'
import type { Plates } from './plates.types.ts'

const shawarmaPlate = (random: Random, left: string) =>
  vessel.plate(vessel.sand) +
  left +
  food.fries(random, 24, 62, 340, 200) +
  at(338, 344, 0, food.smallBowl('#fdf8e8')) +
  at(226, 384, 20, food.pickle()) +
  at(268, 396, -30, food.pickle()) +
  food.herbs(random, 20, 80, 196, 236)

const skewers = (random: Random, draw: () => string, count: number, extra: string) =>
  vessel.board() + times(count, (index) => at(middle, 146 + index * (220 / Math.max(1, count - 1)), -4 + random() * 8, draw())) + extra

export const grills: Plates = {
  'Chicken Shawarma': [
    cloth.sand,
    (random) =>
      vessel.board() +
      at(200, 256, -16, wrap(random, ['#dda65c', '#f8f1dc', '#9cae3a', '#c98539'])) +
      at(336, 262, 12, wrap(random, ['#dda65c', '#f8f1dc', '#9cae3a', '#c98539'])),
  ],
  'Beef Shawarma': [
    cloth.wine,
    (random) =>
      vessel.board() +
      at(200, 256, -16, wrap(random, ['#7d452b', '#d43a26', '#5a9a35', '#efe3cc'])) +
      at(336, 262, 12, wrap(random, ['#7d452b', '#d43a26', '#5a9a35', '#92553a'])),
  ],
  'Falafel Wrap': [
    cloth.olive,
    (random) =>
      vessel.board() +
      at(200, 256, -16, wrap(random, ['#8a6a2c', '#5a9a35', '#c2437c', '#efe3cc'])) +
      at(344, 300, 0, food.ball(random, 40, '#8a5f28', '#5f3d15')) +
      at(392, 210, 0, food.ball(random, 40, '#9a6d2f', '#5f3d15')) +
      at(320, 190, 0, food.ball(random, 40, '#8a5f28', '#5f3d15')),
  ],
  'Chicken Shawarma Plate': [cloth.sand, (random) => shawarmaPlate(random, food.shavings(random, 60, 92, food.chickenShavings, 190, 240))],
  'Mixed Shawarma Plate': [
    cloth.dusk,
    (random) =>
      shawarmaPlate(
        random,
        food.shavings(random, 34, 66, food.chickenShavings, 176, 196) + food.shavings(random, 34, 66, food.beefShavings, 206, 300),
      ) + at(392, 280, 0, food.smallBowl('#d8bf8f')),
  ],
  'Shish Tawook': [
    cloth.rose,
    (random) =>
      skewers(random, () => food.skewer(random, food.chicken), 3, at(420, 410, 0, food.smallBowl('#fdf8e8')) + food.lemon(96, 416, 20)),
  ],
  'Lamb Kebab': [
    cloth.wine,
    (random) =>
      skewers(
        random,
        () => food.kebab(),
        3,
        food.herbs(random, 26, 60, 110, 420) +
          at(150, 410, 0, food.onion()) +
          at(112, 424, 0, food.onion()) +
          at(410, 416, 0, food.tomato(1.2)),
      ),
  ],
  Tikka: [
    cloth.dusk,
    (random) => skewers(random, () => food.skewer(random, food.lamb, 5), 3, food.lime(104, 414) + food.leaves(random, 6, 60)),
  ],
  'Mixed Grill': [
    cloth.sand,
    (random) =>
      vessel.board() +
      at(middle, 128, 3, food.skewer(random, food.chicken)) +
      at(middle, 208, -2, food.kebab()) +
      at(middle, 284, 2, food.skewer(random, food.lamb, 5)) +
      at(140, 368, 20, food.chop(random)) +
      at(300, 384, 0, food.tomato(1.4)) +
      at(372, 386, 0, food.onion('#caa9bb')) +
      food.herbs(random, 30, 60, 230, 400),
  ],
  'Grilled Half Chicken': [
    cloth.olive,
    (random) =>
      vessel.plate(vessel.dark) +
      at(236, 236, -18, food.leg('#c47a30'), 1.35) +
      at(304, 300, 150, food.leg('#b96d29'), 1.15) +
      food.crumbs(random, 90, 130, ['#5a2c0f', '#7a3e16']) +
      food.lemon(150, 366, 10) +
      food.leaves(random, 7, 150),
  ],
  Arayes: [
    cloth.rose,
    (random) =>
      vessel.plate() +
      around(6, 98, (x, y, turn) =>
        at(
          x,
          y,
          turn + 90,
          breadPiece(random) + `<path d="M-50 34Q4 54 52 32" stroke="#6b3822" stroke-width="13" fill="none" stroke-linecap="round"/>`,
        ),
      ) +
      at(middle, middle, 0, food.smallBowl('#fdf8e8')) +
      food.herbs(random, 30, 150),
  ],
  'Lamb Chops': [
    cloth.dusk,
    (random) =>
      vessel.plate(vessel.dark) +
      around(5, 104, (x, y, turn) => at(x, y, turn + 128, food.chop(random))) +
      food.crumbs(random, 60, 150, ['#fff', '#f3efe6'], 4) +
      food.leaves(random, 9, 120, 0.8, ['#4c6b3a', '#5f7f49']),
  ],
}
