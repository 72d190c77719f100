import type { ReactNode } from 'react';
import { PageHeader } from '../../components/PageHeader';

interface AspectoPasoProps {
  /** The form of the agency's appearance. */
  children: ReactNode;
}

/** The set-up's step for the appearance. The user may skip it and keep the default appearance. */
export const AspectoPaso = ({ children }: AspectoPasoProps) => (
  <>
    <PageHeader
      title="Aspecto"
      subtitle="Cómo se ve la agencia: su emblema, su color, su nombre y su portada. Si ya te gusta, no cambies nada."
    />
    {children}
  </>
);
