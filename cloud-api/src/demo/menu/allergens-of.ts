import { allergens, type Allergen } from '@sufra/shared/menu/marks'

/** Allergens of the demo's ingredients, by words in the list of ingredients. */
const signs: Partial<Record<Allergen, RegExp>> = {
  gluten: /bread|flour|pastry|bulgur|wheat|bun|vermicelli|samoon|semolina|dough|crumbs|biscuit|freekeh/i,
  crustaceans: /shrimp|prawn|crab|lobster/i,
  eggs: /egg|mayonnaise|coleslaw/i,
  fish: /fish|hammour|seabream/i,
  milk: /milk|cheese|yoghurt|cream|butter|ghee|cheddar|halloumi/i,
  nuts: /nuts|almond|pistachio|walnut|cashew|pine nut/i,
  sesame: /sesame|tahini|za.?atar/i,
  molluscs: /squid|mussel|octopus/i,
  mustard: /mustard/i,
}

export const allergensOf = (ingredients: string): Allergen[] => allergens.filter((allergen) => signs[allergen]?.test(ingredients))
