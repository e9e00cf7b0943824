import { allergens, type Allergen } from '@sufra/shared/menu/marks'

/** What the demo's ingredients contain, by the words that they are listed in. */
const signs: Partial<Record<Allergen, RegExp>> = {
  gluten: /bread|flour|pastry|bulgur|wheat|bun|vermicelli|samoon|semolina|dough|fries? coating/i,
  crustaceans: /shrimp|prawn|crab|lobster/i,
  eggs: /egg|mayonnaise/i,
  fish: /fish|hammour|kingfish|bream|tuna/i,
  milk: /milk|cheese|yoghurt|yogurt|laban|cream|butter|ghee|halloumi|labneh/i,
  nuts: /nuts|almond|pistachio|walnut|cashew|pine nut/i,
  sesame: /sesame|tahini|za.?atar/i,
  molluscs: /squid|mussel|octopus/i,
  mustard: /mustard/i,
}

export const allergensOf = (ingredients: string): Allergen[] => allergens.filter((allergen) => signs[allergen]?.test(ingredients))
