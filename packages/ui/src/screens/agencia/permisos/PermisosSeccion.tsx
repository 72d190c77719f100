import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { describeSinNadie } from '@garita/domain/acceso/sinNadie';
import styled from 'styled-components';
import { useMedia } from '../../../components/DataTable/useMedia';
import { Dialog } from '../../../components/Dialog';
import { LinkButton } from '../../../components/LinkButton';
import { Quiet } from '../../../components/layout';
import { Notice } from '../../../components/Notice';
import { useDraft } from '../../../form/useDraft';
import { COMPACT_WIDTH, media, space } from '../../../theme/tokens';
import { PersonaField } from '../../PersonaField';
import { ScreenBody } from '../../ScreenFrame';
import { Permisos } from '../../usuarios/Permisos';
import { SeccionFrame } from '../secciones/SeccionFrame';
import { type Celdas, type Matriz, toCeldas, toFilas } from './celdas';
import { MatrizCategoria } from './MatrizCategoria';
import { MatrizTabla } from './MatrizTabla';
import type { PermisosSeccionProps } from './PermisosSeccionProps';
import { QueCambia } from './QueCambia';
import { QuienDialog } from './QuienDialog';

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[4]};
`;
const Search = styled.div`
  flex: 0 1 320px;
  ${media.compact} { flex-basis: 100%; }
`;
const Hint = styled(Quiet)`
  flex: 1 1 240px;
`;

type ReadyProps = Omit<PermisosSeccionProps, 'state'> & { matriz: Matriz };

function Persona({
  persona,
  personas,
  permisos,
  onPersona,
}: Pick<ReadyProps, 'persona' | 'personas' | 'permisos' | 'onPersona'>) {
  if (persona === null) return null;
  const nombre =
    personas.kind === 'ready'
      ? personas.data.personas.find(({ id }) => id === persona)?.usuario
      : undefined;
  return (
    <Dialog
      onClose={() => onPersona(null)}
      title={`Qué puede ${nombre ?? 'esa persona'}`}
      size="medium"
    >
      <Permisos state={permisos} isDismissed={false} />
    </Dialog>
  );
}

const RULES = [] as const;

function Ready(props: ReadyProps) {
  const {
    matriz,
    viewer,
    onSave,
    codigo,
    onCodigo,
    quien,
    personas,
    persona,
    onPersona,
    traspaso,
  } = props;
  const isCompact = useMedia(`(max-width: ${COMPACT_WIDTH - 0.02}px)`);
  const falta = describeSinNadie(
    matriz.sinNadie,
    viewer.permisoSys === 1 ? 'tú' : 'la persona dueña',
  );
  const draft = useDraft<Celdas>({
    saved: toCeldas(matriz),
    rules: RULES,
    onSave: ({ data }) => onSave(toFilas(matriz, data as Celdas)),
  });
  const Rejilla = isCompact ? MatrizCategoria : MatrizTabla;
  return (
    <SeccionFrame draft={draft}>
      <Top>
        <Search>
          <PersonaField
            label="Qué puede una persona"
            opensOnFocus={false}
            state={personas}
            people={personas.kind === 'ready' ? personas.data.personas : []}
            value={persona}
            onChange={onPersona}
          />
        </Search>
        <Hint $small>
          {isCompact
            ? 'La persona dueña tiene siempre todos los permisos.'
            : 'Pulsa un permiso para ver quién puede. «+1» son personas que lo tienen por excepción. La persona dueña tiene siempre todos.'}
        </Hint>
        {can(ACCESS.traspasarPropiedad, viewer) && (
          <LinkButton href={traspaso} variant="quiet">
            Traspasar la agencia
          </LinkButton>
        )}
      </Top>
      {falta && <Notice tone="caution">{falta}</Notice>}
      <Rejilla matriz={matriz} viewer={viewer} draft={draft} onCodigo={onCodigo} />
      <QueCambia matriz={matriz} values={draft.values} changed={draft.changed} />
      {codigo !== null && (
        <QuienDialog codigo={codigo} state={quien} onClose={() => onCodigo(null)} />
      )}
      <Persona {...props} />
    </SeccionFrame>
  );
}

export function PermisosSeccion({ state, ...props }: PermisosSeccionProps) {
  return (
    <ScreenBody state={state}>{({ matriz }) => <Ready matriz={matriz} {...props} />}</ScreenBody>
  );
}
