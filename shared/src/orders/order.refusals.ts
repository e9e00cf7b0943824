import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about orders, and about restaurants that take none. */
export const orderRefusals = {
  'restaurant.closed': { status: 409, en: 'The restaurant is closed.', ar: 'المطعم مغلق.' },
  'restaurant.paused': {
    status: 409,
    en: 'The restaurant is not taking orders for a moment. Try again later.',
    ar: 'المطعم لا يستقبل الطلبات لفترة قصيرة. حاول لاحقًا.',
  },
  'restaurant.not_found': { status: 404, en: 'Restaurant not found.', ar: 'المطعم غير موجود.' },
  'restaurant.not_taking_orders': {
    status: 409,
    en: 'The restaurant is not taking orders right now.',
    ar: 'المطعم لا يستقبل الطلبات حاليًا.',
  },
  'restaurant.unreachable': {
    status: 409,
    en: 'The restaurant is not responding right now. Please speak to the staff.',
    ar: 'المطعم لا يستجيب الآن. يرجى التحدث إلى الموظفين.',
  },
  'customer.details_required': { status: 400, en: 'Name and Mobile Number are required', ar: 'الاسم ورقم الجوال مطلوبان' },
  'customer.name_length': { status: 400, en: 'Name must have 2 to 20 characters.', ar: 'الاسم من 2 إلى 20 حرفًا.' },
  'customer.mobile_digits': {
    status: 400,
    en: 'Mobile number must have 10 to 15 digits, with the country code.',
    ar: 'رقم الجوال من 10 إلى 15 رقمًا مع رمز الدولة.',
  },
  'customer.vehicle_required': { status: 400, en: 'Vehicle Model and Vehicle Number are required', ar: 'طراز السيارة ورقمها مطلوبان' },
  'customer.vehicle_model_length': { status: 400, en: 'Vehicle model must have 2 to 30 characters.', ar: 'طراز السيارة من 2 إلى 30 حرفًا.' },
  'customer.vehicle_number_length': {
    status: 400,
    en: 'Vehicle number must have 6 to 10 characters.',
    ar: 'رقم السيارة من 6 إلى 10 خانات.',
  },
  'customer.vehicle_color_length': { status: 400, en: 'Vehicle colour must have 3 to 20 characters.', ar: 'لون السيارة من 3 إلى 20 حرفًا.' },
  'order.table_waits': {
    status: 429,
    en: 'Your table has several orders that are not accepted yet. You can order again once one is accepted.',
    ar: 'لدى طاولتك عدة طلبات بانتظار القبول. يمكنك الطلب مجددًا بعد أن يقبل المطعم أحدها.',
  },
  'order.phone_waits': {
    status: 429,
    en: 'You have 3 orders that are not accepted yet. You can order again once one is accepted.',
    ar: 'لديك 3 طلبات بانتظار القبول. يمكنك الطلب مجددًا بعد أن يقبل المطعم أحدها.',
  },
  'order.network_waits': {
    status: 429,
    en: 'The restaurant has many new orders. Please try again in a minute.',
    ar: 'لدى المطعم طلبات جديدة كثيرة. يرجى المحاولة بعد دقيقة.',
  },
  'order.too_fast': {
    status: 429,
    en: 'Too many orders in one minute. Please wait a minute and try again.',
    ar: 'طلبات كثيرة خلال دقيقة واحدة. يرجى الانتظار دقيقة ثم المحاولة مرة أخرى.',
  },
  'order.phone_blocked': {
    status: 403,
    en: 'Orders from this phone are not accepted right now. Please speak to the staff.',
    ar: 'لا تُقبل الطلبات من هذا الهاتف حاليًا. يرجى التحدث إلى الموظفين.',
  },
  'order.total_max': {
    status: 400,
    en: 'This order is too large to send from the app. Please speak to the staff.',
    ar: 'هذا الطلب كبير ولا يمكن إرساله من التطبيق. يرجى التحدث إلى الموظفين.',
  },
  'order.not_found': { status: 404, en: 'We cannot find this order.', ar: 'تعذر العثور على هذا الطلب.' },
  'order.cannot_move': {
    status: 409,
    en: 'Someone has already updated this order, or this step is not possible.',
    ar: 'قام شخص آخر بتحديث هذا الطلب، أو أن هذه الخطوة غير ممكنة.',
  },
  'order.cannot_cancel': {
    status: 409,
    en: 'The restaurant has already accepted this order. Please speak to the staff.',
    ar: 'وافق المطعم على هذا الطلب. يرجى التحدث إلى الموظفين.',
  },
  'order.cannot_reopen': {
    status: 409,
    en: 'This order cannot be reopened. Ask the guest to order again.',
    ar: 'لا يمكن إعادة فتح هذا الطلب. اطلب من الضيف أن يطلب من جديد.',
  },
  'order.payment_returned': {
    status: 409,
    en: 'The payment for this order has been returned, so it cannot be reopened. Ask the guest to order again.',
    ar: 'أُعيد مبلغ هذا الطلب، لذلك لا يمكن إعادة فتحه. اطلب من الضيف أن يطلب من جديد.',
  },
  'order.day_closed': {
    status: 409,
    en: 'The day of this order is closed, so it cannot be reopened.',
    ar: 'أُقفل يوم هذا الطلب، لذلك لا يمكن إعادة فتحه.',
  },
  'order.link_over': {
    status: 410,
    en: 'This link is no longer valid: the order is finished, or the link is incomplete.',
    ar: 'هذا الرابط لم يعد صالحًا: انتهى الطلب أو الرابط غير مكتمل.',
  },
  'order.not_found_by_digits': {
    status: 404,
    en: 'We cannot find this order. Check both numbers. Orders without a mobile number, and those of earlier days, cannot be found.',
    ar: 'تعذر العثور على هذا الطلب. راجع الرقمين. لا يمكن العثور على طلب بلا رقم جوال أو من يوم سابق.',
  },
  'order.number_required': { status: 400, en: 'Please enter the order number.', ar: 'يرجى إدخال رقم الطلب.' },
  'order.last_digits': {
    status: 400,
    en: 'Please enter the last four digits of the mobile number.',
    ar: 'يرجى إدخال آخر أربعة أرقام من رقم الجوال.',
  },
  'order.withdrawn': { status: 409, en: 'You cancelled this order before it was placed.', ar: 'ألغيت هذا الطلب قبل إرساله.' },
  'order.minutes_required': {
    status: 400,
    en: 'Please enter in how many minutes it will be ready (1 to 240).',
    ar: 'يرجى إدخال عدد الدقائق حتى يجهز (من 1 إلى 240).',
  },
  'order.reason_required': { status: 400, en: 'Please choose a reason.', ar: 'يرجى اختيار السبب.' },
  'order.reason_unsuitable': {
    status: 409,
    en: 'This reason does not fit the order as it is now. Open the order and choose another one.',
    ar: 'هذا السبب لا يناسب حالة الطلب الآن. افتح الطلب واختر سببًا آخر.',
  },
  'order.instructions_length': { status: 400, en: 'Instructions can have up to 500 characters.', ar: 'الملاحظات لا تزيد على 500 حرف.' },
} as const satisfies RefusalTable

type OrderRefusals = typeof orderRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends OrderRefusals {}
}
