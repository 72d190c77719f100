import type { Articulo as ArticuloNormativa } from '@garita/domain/normativa/normativa';
import { LIMITES } from '@garita/domain/normativa/normativa.rules';
import { NORMATIVA } from '@garita/domain/normativa/textos';
import type { Rule } from '@garita/domain/reglas/Rule';
import styled from 'styled-components';
import { Quiet } from '../../../components/layout';
import { TextArea } from '../../../components/TextArea';
import { TextField } from '../../../components/TextField';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';
import { color, media, radius, space } from '../../../theme/tokens';
import { Articulo } from '../../normativa/Articulo';

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  ${media.compact} { grid-template-columns: minmax(0, 1fr); }
`;
const Preview = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-width: 0;
  max-height: 50vh;
  overflow: auto;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.control};
  background: ${color.fondo};
  h2 { overflow-wrap: anywhere; }
`;

interface Values {
  titulo: string;
  texto: string;
}

interface ArticuloDialogProps {
  /** The edited article; null adds one. */
  articulo: ArticuloNormativa | null;
  articulos: readonly ArticuloNormativa[];
  onDone: (articulo: ArticuloNormativa) => void;
  onClose: () => void;
}

const rulesFor = (others: readonly ArticuloNormativa[]): readonly Rule<Values>[] => [
  ({ titulo }) =>
    titulo.trim() === '' ? { campo: 'titulo', texto: NORMATIVA.articuloVacio } : null,
  ({ titulo }) =>
    others.some((one) => one.titulo === titulo.trim())
      ? { campo: 'titulo', texto: NORMATIVA.articuloRepetido(titulo.trim()) }
      : null,
];

export function ArticuloDialog({ articulo, articulos, onDone, onClose }: ArticuloDialogProps) {
  const form = useForm<Values>({
    initial: articulo ?? { titulo: '', texto: '' },
    rules: rulesFor(articulos.filter((one) => one !== articulo)),
    onSubmit: ({ titulo, texto }) => {
      onDone({ titulo: titulo.trim(), texto });
      onClose();
    },
  });
  const { titulo, texto } = form.values;
  return (
    <FormDialog
      form={form}
      title={articulo ? 'Editar artículo' : 'Añadir artículo'}
      submitLabel={articulo ? 'Aplicar' : 'Añadir'}
      pendingLabel="Un momento"
      size="large"
      onClose={onClose}
    >
      <TextField label="Título" maxLength={120} {...form.field('titulo')} />
      <Halves>
        <TextArea
          label="Texto"
          rows={10}
          maxLength={LIMITES.articulo}
          description="# título · - lista · 1. lista con números · **negrita** · *cursiva* · [palabras](https://…)"
          {...form.field('texto')}
        />
        <Preview aria-label="Cómo se leerá">
          {titulo.trim() !== '' && <h2>{titulo.trim()}</h2>}
          {texto.trim() === '' ? (
            <Quiet $small>Aquí se ve cómo se leerá.</Quiet>
          ) : (
            <Articulo texto={texto} />
          )}
        </Preview>
      </Halves>
    </FormDialog>
  );
}
