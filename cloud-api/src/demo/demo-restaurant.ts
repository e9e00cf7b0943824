// A fictional restaurant in Doha. Names, numbers and plates are invented.
export const demoRestaurant = {
  name: { en: 'Bait Al Sufra', ar: 'بيت السفرة' },
  branchName: 'Msheireb, Doha',
  about: {
    en: 'A family kitchen in the heart of Doha: charcoal, machboos and karak until late.',
    ar: 'مطبخ عائلي في قلب الدوحة: فحم ومجبوس وكرك حتى ساعة متأخرة.',
  },
  phone: '+97444001974',
  address: 'Al Kahraba Street, Msheireb Downtown, Doha',
  googleReviewUrl: 'https://reviews.example/bait-al-sufra',
  owner: { firstName: 'Noora', lastName: 'Al Marri', contactNumber: '97444001974' },
}

/** Numbers that the demo's documents prove. */
export const demoNumbers = {
  commercialRegistrationNumber: '148-2207',
  tradeLicenseNumber: 'TL-61974',
  establishmentIdNumber: 'EST-20174',
  taxIdentificationNumber: '5001974220',
}

/** The members besides the owner. */
export const demoStaff = [
  { role: 'manager', email: 'manager@sufra.test', firstName: 'Khalid', lastName: 'Haddad', contactNumber: '97455501974' },
  { role: 'staff', email: 'staff@sufra.test', firstName: 'Grace', lastName: 'Santos', contactNumber: '97466601974' },
] as const

const hall = { en: 'Hall', ar: 'الصالة' }
const family = { en: 'Family section', ar: 'قسم العائلات' }
const terrace = { en: 'Terrace', ar: 'الشرفة' }

export const demoTables = [hall, hall, hall, hall, hall, family, family, family, family, terrace, terrace, terrace].map((zone, index) => ({
  number: index + 1,
  zone,
  seats: [2, 4, 4, 6][index % 4] ?? 4,
}))

const names = [
  'Maryam',
  'Ahmed',
  'نورة',
  'Fatima',
  'خالد',
  'John',
  'Priya',
  'عائشة',
  'Hamad',
  'Sara',
  'Mohammed',
  'سلمى',
  'Joseph',
  'Aisha',
  'يوسف',
  'Lulwa',
  'Rashid',
  'منى',
  'Omar',
  'Grace',
  'Ali',
  'هند',
  'Abdulla',
  'Anna',
  'ناصر',
  'Reem',
  'Imran',
  'مها',
  'Jassim',
  'Dana',
]
export const demoDiners = names.map((name, index) => ({
  name,
  mobile: `974${[3, 5, 6, 7][index % 4]}${String(1_234_567 + index * 271_829).slice(0, 7)}`,
}))

export const demoVehicles = [
  { model: 'Nissan Patrol', number: '214 774', color: 'White' },
  { model: 'Toyota Land Cruiser', number: '118 902', color: 'Silver' },
  { model: 'Lexus LX', number: '330 418', color: 'Black' },
  { model: 'Kia Sportage', number: '552 017', color: 'Grey' },
  { model: 'Honda Accord', number: '409 663', color: 'Blue' },
  { model: 'GMC Yukon', number: '276 351', color: 'White' },
  { model: 'Hyundai Tucson', number: '681 240', color: 'Red' },
  { model: 'Porsche Cayenne', number: '100 457', color: 'Green' },
]

export const demoInstructions = [
  'No onions, please',
  'بدون بصل',
  'Extra napkins',
  'The sauce on the side',
  'حار جدًا لو سمحت',
  'Please cut the burger in two',
  'بدون ملح',
  'Allergic to nuts',
  'طاولة بعيدة عن الباب',
  'A high chair for a child',
  'الخبز محمص',
  'We are in a hurry',
]
