/** Names of dishes that the demo draws; `npm run docs` writes their pictures. */
export const landingPictures = ['chicken-machboos', 'mixed-grill', 'fattoush', 'kunafa'] as const
export const picturesFolder = new URL('pictures/', import.meta.url)
