// Names of invented restaurants and people of Doha, in English and Arabic.
const names = (pairs: [en: string, ar: string][]) => ({ en: pairs.map(([en]) => en), ar: pairs.map(([, ar]) => ar) })

/** Six in ten are called a restaurant, so that very many names have a word in common. */
export const kinds = names([
  ['Restaurant', 'مطعم'],
  ['Kitchen', 'مطبخ'],
  ['Restaurant', 'مطعم'],
  ['Grill', 'مشاوي'],
  ['Restaurant', 'مطعم'],
  ['Bakery', 'مخبز'],
  ['Restaurant', 'مطعم'],
  ['Café', 'مقهى'],
  ['Restaurant', 'مطعم'],
  ['Restaurant', 'مطعم'],
])
export const places = names([
  ['Al Waha', 'الواحة'],
  ['Al Bahar', 'البحر'],
  ['Shujaa', 'شجاع'],
  ['Al Reef', 'الريف'],
  ['Zaytoun', 'زيتون'],
  ['Al Nakheel', 'النخيل'],
  ['Qasr Al Sham', 'قصر الشام'],
  ['Bait Jeddi', 'بيت جدي'],
  ['Malabar', 'مالابار'],
  ['Manila Corner', 'ركن مانيلا'],
  ['Al Dar', 'الدار'],
  ['Yasmine', 'ياسمين'],
  ['Al Sultan', 'السلطان'],
])
export const families = names([
  ['Al Marri', 'المري'],
  ['Al Kuwari', 'الكواري'],
  ['Haddad', 'حداد'],
  ['Kumar', 'كومار'],
  ['Santos', 'سانتوس'],
  ['Al Sulaiti', 'السليطي'],
  ['Nasser', 'ناصر'],
  ['Fernandes', 'فرنانديز'],
  ['Al Hajri', 'الهاجري'],
  ['Al Mohannadi', 'المهندي'],
  ['Khoury', 'خوري'],
  ['Rahman', 'رحمن'],
  ['Al Emadi', 'العمادي'],
  ['Mathew', 'ماثيو'],
  ['Al Thani', 'آل ثاني'],
  ['Saleh', 'صالح'],
  ['Al Naimi', 'النعيمي'],
])
export const branches = [
  'West Bay',
  'Al Sadd',
  'The Pearl',
  'Msheireb',
  'Lusail',
  'Al Wakrah',
  'Al Rayyan',
  'الغرافة',
  'المطار القديم',
  'Katara',
  'الخور',
]
export const subjects = [
  'The printer does not print',
  'التطبيق لا يفتح على جهاز الكاشير',
  'A refund has not arrived',
  'How do I add a branch?',
  'لا تصلنا رسائل الطلبات',
  'The menu shows old prices',
  'تغيير الحساب البنكي',
  'A guest was charged twice',
]
