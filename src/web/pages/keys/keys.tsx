import type { ReactNode } from 'react'
import { PageHeader } from '../../components/page-header.tsx'

export function Keys(): ReactNode {
  return <PageHeader title="API keys" />
}
