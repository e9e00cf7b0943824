import { pictureUrl } from '@sufra/shared/uploads'

/** Attributes of an `img` that shows a cover across the page. */
export const coverImage = (cover: string) => {
  const src = pictureUrl(cover, 768)
  return { src, srcSet: `${src} 768w, ${pictureUrl(cover, 1_152)} 1152w`, sizes: '100vw' }
}

/** Loads the cover before the page with it is rendered. */
export const preloadCover = (cover: string) => {
  const { srcSet: srcset, sizes } = coverImage(cover)
  Object.assign(new Image(), { sizes, srcset })
}
