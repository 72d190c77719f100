import type { Servicios } from '@garita/domain/agencia/servicios';
import type { AjusteEnlaces } from '@garita/domain/enlaces/elegidos';
import { enlacesRules } from '@garita/domain/enlaces/enlaces.rules';
import { Card } from '../../../components/Card';
import { Stack } from '../../../components/layout';
import { useDraft } from '../../../form/useDraft';
import { ScreenBody } from '../../ScreenFrame';
import { SeccionFrame } from '../secciones/SeccionFrame';
import { EnlacesPropios } from './EnlacesPropios';
import type { AjustesEnlaces, EnlacesSeccionProps } from './EnlacesSeccionProps';
import { PerfilFields } from './PerfilFields';
import { ServicioField } from './ServicioField';

interface Ayuda {
  readonly campo: keyof Servicios;
  readonly descripcion: string;
  readonly ejemplo: string;
}

const TARJETAS: readonly { readonly titulo: string; readonly servicios: readonly Ayuda[] }[] = [
  {
    titulo: 'Avatares',
    servicios: [
      {
        campo: 'avatar',
        descripcion: 'Con {usuario} en el lugar del nombre. Se prueba con el tuyo.',
        ejemplo: 'https://www.habbo.es/habbo-imaging/avatarimage?user={usuario}',
      },
      {
        campo: 'perfil',
        descripcion: 'Con {usuario} en el lugar del nombre. Se prueba con el tuyo.',
        ejemplo: 'https://www.habbo.es/api/public/users?name={usuario}',
      },
    ],
  },
  {
    titulo: 'Radio',
    servicios: [
      {
        campo: 'radioStream',
        descripcion: 'Lo que suena al darle a la radio.',
        ejemplo: 'https://radio.ejemplo.es/vivo',
      },
      {
        campo: 'radioInfo',
        descripcion:
          'Canción, locutor y oyentes, como los dicen Centova, AzuraCast, Icecast y Shoutcast.',
        ejemplo: 'https://radio.ejemplo.es/info.json',
      },
    ],
  },
  {
    titulo: 'Recuadros de la portada',
    servicios: [
      {
        campo: 'discord',
        descripcion: 'La que da Discord en «Widget», dentro del iframe.',
        ejemplo: 'https://discord.com/widget?id=…',
      },
      {
        campo: 'social',
        descripcion: 'Una página que se deje mostrar dentro de otra.',
        ejemplo: 'https://ejemplo.es/muro',
      },
    ],
  },
];

interface FormProps extends Omit<EnlacesSeccionProps, 'state'> {
  ajustes: AjustesEnlaces;
}

function EnlacesForm({ ajustes: { operador, ...saved }, onSave, onProbar }: FormProps) {
  const draft = useDraft<AjusteEnlaces>({ saved, rules: enlacesRules(operador), onSave });
  const { value, onChange, errorMessage } = draft.field('enlaces');
  return (
    <SeccionFrame draft={draft}>
      {TARJETAS.map(({ titulo, servicios }) => (
        <Card key={titulo} title={titulo}>
          <Stack $gap={5}>
            {servicios.map(({ campo, ...ayuda }) => {
              const props = {
                campo,
                ...ayuda,
                operador: operador[campo],
                field: draft.field(campo),
              };
              return campo === 'perfil' ? (
                <PerfilFields key={campo} {...props} draft={draft} onProbar={onProbar} />
              ) : (
                <ServicioField key={campo} {...props} onProbar={onProbar} />
              );
            })}
          </Stack>
        </Card>
      ))}
      <EnlacesPropios
        enlaces={value}
        onChange={onChange}
        errorMessage={errorMessage}
        onProbar={onProbar}
      />
    </SeccionFrame>
  );
}

export function EnlacesSeccion({ state, ...acts }: EnlacesSeccionProps) {
  return (
    <ScreenBody state={state}>
      {({ ajustes }) => <EnlacesForm ajustes={ajustes} {...acts} />}
    </ScreenBody>
  );
}
