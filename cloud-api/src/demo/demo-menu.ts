import type { DemoCuisine } from './demo-menu.types.ts'
import { levantineTable } from './menu/levantine-table.ts'
import { qatariKitchen } from './menu/qatari-kitchen.ts'
import { seaOfTheGulf } from './menu/sea-of-the-gulf.ts'
import { shawarmaAndGrills } from './menu/shawarma-and-grills.ts'
import { streetAndBurgers } from './menu/street-and-burgers.ts'
import { sweetsAndDrinks } from './menu/sweets-and-drinks.ts'

export const demoMenu: DemoCuisine[] = [shawarmaAndGrills, qatariKitchen, levantineTable, seaOfTheGulf, streetAndBurgers, sweetsAndDrinks]
