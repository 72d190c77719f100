import { PageHeader } from '@garita/ui/components/PageHeader';

export function Identidad() {
  return <PageHeader title="Identidad" />;
}
