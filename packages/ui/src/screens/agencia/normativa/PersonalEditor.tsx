import type { Normativa } from '@garita/domain/normativa/normativa';
import { TextArea } from '../../../components/TextArea';
import type { Draft } from '../../../form/useDraft';
import { Hoja } from './Hoja';

export function PersonalEditor({ draft }: { draft: Draft<Normativa> }) {
  const { value, onChange, inputRef: _, ...personal } = draft.field('personal');
  return (
    <Hoja titulo="Normas del personal">
      <TextArea
        label="Normas de Recursos Humanos"
        description="Una en cada línea."
        rows={4}
        value={value.join('\n')}
        onChange={(text) => onChange(text.split('\n'))}
        {...personal}
      />
      <TextArea
        label="Aviso bajo los castigos"
        description="Déjalo vacío si no hace falta."
        maxLength={500}
        {...draft.field('nota')}
      />
    </Hoja>
  );
}
