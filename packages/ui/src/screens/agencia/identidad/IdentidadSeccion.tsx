import type { Identidad } from '@garita/domain/identidad/identidad';
import { identidadRules, LARGO } from '@garita/domain/identidad/identidad.rules';
import styled from 'styled-components';
import { Card } from '../../../components/Card';
import { Stack } from '../../../components/layout';
import { TextArea } from '../../../components/TextArea';
import { TextField } from '../../../components/TextField';
import { type Edicion, useDraft } from '../../../form/useDraft';
import type { FieldBinding } from '../../../form/useForm';
import { media, space } from '../../../theme/tokens';
import { ScreenBody } from '../../ScreenFrame';
import type { ScreenState } from '../../ScreenState';
import { SeccionFrame } from '../secciones/SeccionFrame';
import { BloquesField } from './BloquesField';
import { ColorField } from './ColorField';
import { EmblemaField, type EmblemaFieldProps } from './EmblemaField';
import { type CategoriaOption, NombreFields } from './NombreFields';
import { VistaPrevia } from './VistaPrevia';

interface AspectoFieldsProps extends Pick<EmblemaFieldProps, 'onEmblema' | 'arrives' | 'urlOf'> {
  lema: FieldBinding<string>;
  emblema: FieldBinding<string | null>;
  color: FieldBinding<string | null>;
}

function AspectoFields({ lema, emblema, color, ...picture }: AspectoFieldsProps) {
  return (
    <Stack $gap={5}>
      <EmblemaField {...emblema} {...picture} />
      <ColorField {...color} />
      <TextField
        label="Lema"
        description="Una línea. Se lee en la portada y donde se comparte el enlace."
        maxLength={120}
        {...lema}
      />
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  ${media.compact} { grid-template-columns: minmax(0, 1fr); }
`;

interface IdentidadData {
  readonly identidad: Identidad;
  readonly categorias: readonly CategoriaOption[];
}

interface IdentidadSeccionProps extends Pick<AspectoFieldsProps, 'onEmblema' | 'urlOf'> {
  state: ScreenState<IdentidadData>;
  onSave: (edicion: Edicion<Identidad>) => Promise<unknown>;
}

function Editor({
  identidad,
  categorias,
  onSave,
  onEmblema,
  urlOf,
}: IdentidadData & Omit<IdentidadSeccionProps, 'state'>) {
  const draft = useDraft<Identidad>({
    saved: identidad,
    rules: identidadRules,
    onSave,
    ordenados: ['bloques'],
  });
  const { nombre, emblema, color, lema } = draft.values;
  const isColor = color !== null && /^#[0-9a-f]{6}$/i.test(color);
  return (
    <SeccionFrame draft={draft}>
      <VistaPrevia
        cara={{ nombre, emblema: emblema && urlOf(emblema) }}
        color={isColor ? color : null}
        lema={lema}
      />
      <Columns>
        <Card title="Aspecto">
          <AspectoFields
            lema={draft.field('lema')}
            color={draft.field('color')}
            emblema={draft.field('emblema')}
            onEmblema={onEmblema}
            arrives={draft.arrives}
            urlOf={urlOf}
          />
        </Card>
        <Stack>
          <Card title="Nombre y firmas">
            <NombreFields draft={draft} categorias={categorias} />
          </Card>
          <Card title="Portada de las visitas">
            <Stack>
              <TextArea
                label="Cartel"
                description="Lo que lee quien llega sin cuenta. Vacío, el texto de Garita."
                maxLength={LARGO.cartel}
                {...draft.field('cartel')}
              />
              <BloquesField {...draft.field('bloques')} />
            </Stack>
          </Card>
        </Stack>
      </Columns>
    </SeccionFrame>
  );
}

export function IdentidadSeccion({ state, ...acts }: IdentidadSeccionProps) {
  return <ScreenBody state={state}>{(data) => <Editor {...data} {...acts} />}</ScreenBody>;
}
