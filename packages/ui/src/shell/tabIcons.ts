import {
  BellIcon,
  ClockIcon,
  CoinsIcon,
  FlagIcon,
  HomeIcon,
  InfoIcon,
  PromotionIcon,
  RadioIcon,
  ShieldIcon,
  UserIcon,
} from '../components/icons';

export const tabIcons: Readonly<Record<string, typeof HomeIcon>> = {
  inicio: HomeIcon,
  puerta: ShieldIcon,
  rangos: ShieldIcon,
  normativa: InfoIcon,
  radio: RadioIcon,
  tiempos: ClockIcon,
  ascensos: PromotionIcon,
  solicitudes: BellIcon,
  perfil: UserIcon,
  nomina: CoinsIcon,
  fichaje: FlagIcon,
};
