// The privacy text. If the meaning of a restaurant's consent changes, it needs a new version in shared/src/accounts/consent.ts.
export const privacy = {
  title: 'Privacy',
  open: 'How your data is stored',
  line: 'Your documents are read by administrators who check applications, to decide whether your restaurant may take orders, and are stored while it is registered.',
  agree: 'I agree that these data and documents are stored as described.',
  subject: { what: 'What is stored', why: 'What for', who: 'Who reads it', howLong: 'How long', removal: 'How to have it deleted' },
  guests: {
    title: 'Guests',
    what: 'With an order: what you order, your table or car, and the name, mobile number and email address that you enter. No account is needed.',
    why: 'The restaurant prepares the order, calls you about it, and sends the receipt.',
    who: 'The staff of that restaurant, and administrators of this platform who help it. Card details go straight to the payment provider.',
    howLong: 'The restaurant sets after how many months names and numbers are removed from old orders.',
    removal: 'Ask the restaurant. It can show what it has stored about you, and delete it.',
  },
  restaurants: {
    title: 'Restaurants',
    what: 'The name, phone number and email address of the owner, the registration numbers, and the documents and images that you upload.',
    why: 'Administrators check them before the restaurant may take orders, and remind you before a document expires.',
    who: 'Administrators of this platform who check applications, and the owner and managers of your restaurant.',
    howLong: 'While the restaurant is registered here, and afterwards as long as the law requires.',
    removal: 'Write to the administrators under Help and support.',
  },
}
