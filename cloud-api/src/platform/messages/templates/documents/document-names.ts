import type { DocumentKind } from '@sufra/shared/documents/document'
import type { LocalizedText } from '@sufra/shared/localized-text'

export const documentNames = {
  commercialLicense: { en: 'Commercial License', ar: 'الرخصة التجارية' },
  tradeLicense: { en: 'Trade License', ar: 'رخصة المزاولة' },
  establishmentId: { en: 'Establishment Id', ar: 'قيد المنشأة' },
  taxCertificates: { en: 'Tax Certificates', ar: 'الشهادات الضريبية' },
  proofOfIdentity: { en: 'Proof of Identity', ar: 'إثبات الهوية' },
  foodSafetyCertificates: { en: 'Food Safety Certificates', ar: 'شهادات سلامة الغذاء' },
  restaurantImages: { en: 'Restaurant Images', ar: 'صور المطعم' },
} as const satisfies Record<DocumentKind, LocalizedText>
