import type { ListaVetos } from '@garita/domain/vetos/readFilas';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button';
import { DatePicker } from '../../components/DatePicker';
import { TextArea } from '../../components/TextArea';
import type { Form } from '../../form/useForm';
import { MotivoField } from '../MotivoField';
import { readTablaFile, TABLA_TYPES } from '../readTablaFile';

/** The fields for several vetoes. A chosen file replaces the text of the list. */
export function ListaVetosFields({ form }: { form: Form<ListaVetos> }) {
  const [falta, setFalta] = useState<string | null>(null);
  const lista = form.field('lista');
  const change = (texto: string) => {
    setFalta(null);
    lista.onChange(texto);
  };
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    const read = await readTablaFile(file);
    if (read.falta === null) change(read.texto);
    else setFalta(read.falta);
  };
  return (
    <>
      <TextArea
        {...lista}
        label="Nombres"
        description="Uno en cada línea. Detrás puede ir su motivo y su último día, separados por punto y coma: Lobo; Molesta; 31/12/2026. También vale pegar las filas de una hoja de cálculo."
        rows={6}
        spellCheck="false"
        autoCorrect="off"
        onChange={change}
        errorMessage={falta ?? lista.errorMessage}
      />
      <FileTrigger acceptedFileTypes={TABLA_TYPES} onSelect={(files) => void takeFile(files?.[0])}>
        <Button>Elegir un fichero</Button>
      </FileTrigger>
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
