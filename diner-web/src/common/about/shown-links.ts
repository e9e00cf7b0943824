export const shownLinks = ['websiteUrl', 'facebookUrl', 'instagramUrl'] as const
