/** A saved card that every sandbox knows, for the demo's diner. */
export const sampleCard = { token: 'card_sample', brand: 'Visa', lastFour: '4242', expiry: '12/34' }
