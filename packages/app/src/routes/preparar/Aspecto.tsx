import { PageHeader } from '@garita/ui/components/PageHeader';
import { Identidad } from '../agencia/Identidad';

/** The appearance step. The user may skip it: a new agency has the portal's own appearance. */
export const Aspecto = () => (
  <>
    <PageHeader
      title="Aspecto"
      subtitle="El emblema, el color y el lema de la agencia. Si así te gusta, no cambies nada."
    />
    <Identidad />
  </>
);
