import { expect, test } from 'vitest'
import { homeAddressIn, isOpenAddress } from './home-address.ts'

test.each([
  ['Lindenweg 12, 04109 Leipzig', 'Leipzig'],
  ['Anschrift: Lindenweg 12, 04109 Leipzig', 'Leipzig'],
  ['Dirección: Calle del Nogal 7, 2.º B, 48003 Bilbao', 'Bilbao'],
  ['Calle del Nogal 7, 2.º B, 48003 Bilbao', 'Bilbao'],
  ['12 Rue de la Paix, 75002 Paris', 'Paris'],
  ['221B Baker Street', ''],
  ['221B Baker Street, London NW1 6XE', 'London NW1 6XE'],
  ['London NW1 6XE', 'London'],
  ['12 N Main St, Apt 4, Springfield, IL 62701', 'Springfield, IL 62701'],
  ['Kerkstraat 31, 8011 XB Zwolle', 'Zwolle'],
  ['ul. Długa 5/7 m. 3, 00-001 Warszawa', 'Warszawa'],
  ['Via Roma, 12, 10121 Torino', 'Torino'],
  ['Rua das Flores 10, 1000-001 Lisboa', 'Lisboa'],
  ['Storgatan 4, 111 22 Stockholm', 'Stockholm'],
  ['ул. Ленина, д. 5, кв. 12, Москва', 'Москва'],
  ['Rue Childéric 18, 7500 Tournai', 'Tournai'],
  ['Zur Alten Mühle 3, 7500 Tournai', 'Tournai'],
  ['Av. da Paz 140/101 Vila Nova / Porto Alegre', ''],
  ['04109 Leipzig', 'Leipzig'],
  ['20095 Hamburg', 'Hamburg'],
  ['19053 Schwerin', 'Schwerin'],
  ['P.O. Box 123', ''],
])('takes the home out of "%s", and leaves the place', (text, left) => {
  const address = homeAddressIn(text)
  expect(address).toBeDefined()
  expect(text.replace(address ?? '', '').replace(/^[\s,]+|[\s,]+$/g, '')).toBe(left)
})

test.each([
  'Heritage Weg GmbH',
  'Windows Server 2016, 2019 Datacenter',
  'Product Team 12, 2019 Berlin',
  'Wall Street Systems',
  '24 Hour Street Fitness',
  'Spring 5, Hibernate, Kafka',
  'Java 17, Kotlin, Spring Boot 3',
  'Berlin, Germany',
  'Seattle, WA',
  'Address: London, UK',
  'E-mail address: ada@ada.dev',
  'Web address: https://ada.dev',
  'IP address: 10.0.0.1',
  '+49 341 1234567',
  'University of Bath, 2015 – 2019',
  '2019 Berlin',
  'Moved 140 services to one cluster',
  'Opened the shop at Lindenweg and hired 12 people',
])('takes "%s" for no address', (text) => {
  expect(homeAddressIn(text)).toBeUndefined()
})

test.each([
  ['Dirección: Calle del', 'Nogal 7, 48003 Bilbao', true],
  ['Dirección: Calle del Nogal 7, 2.º', 'B, 48003 Bilbao', true],
  ['Anschrift: Lindenweg 12,', '04109 Leipzig', true],
  ['Anschrift: Lindenweg 12, 04109 Leipzig', 'Berlin', false],
  ['Anschrift: Berlin', 'Site Engineer', false],
  ['Site Engineer', 'ada@ada.dev', false],
])('knows whether "%s" goes on in "%s"', (text, next, goesOn) => {
  expect(isOpenAddress(text, next)).toBe(goesOn)
})
