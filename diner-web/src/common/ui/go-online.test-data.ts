import { onlineManager } from '@tanstack/react-query'

/** Resumes the queries of both apps, which share the package: after a test without a network they would wait. */
export const goOnline = () => onlineManager.setOnline(true)
