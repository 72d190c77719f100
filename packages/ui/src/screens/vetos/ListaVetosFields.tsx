import type { ListaVetos } from '@garita/domain/vetos/readFilas';
import { DatePicker } from '../../components/DatePicker';
import type { Form } from '../../form/useForm';
import { ListaField } from '../ListaField';
import { MotivoField } from '../MotivoField';

/** The fields for several vetoes. A file replaces the text of the list. */
export function ListaVetosFields({ form }: { form: Form<ListaVetos> }) {
  const lista = form.field('lista');
  return (
    <>
      <ListaField
        {...lista}
        label="Nombres"
        description="Uno en cada línea. Detrás puede ir su motivo y su último día, separados por punto y coma: Lobo; Molesta; 31/12/2026. También vale pegar las filas de una hoja de cálculo."
        onFichero={lista.onChange}
      />
      <MotivoField
        description="El de los nombres que no traen el suyo. Lo leerá quien los mire en la puerta."
        {...form.field('motivo')}
      />
      <DatePicker
        label="Hasta (opcional)"
        description="El último día, incluido, de los nombres que no traen el suyo. Sin día, para siempre."
        {...form.field('hasta')}
      />
    </>
  );
}
