/** The settings of Kannel and the Perl SMSC that kannel.proof.ts uses. */

export const kannelConf = `
group = core
admin-port = 9220
smsbox-port = 9221
admin-password = gul
box-deny-ip = "*.*.*.*"
box-allow-ip = "127.0.0.1"

group = smsc
smsc = smpp
smsc-id = trial
host = 127.0.0.1
port = 9223
transceiver-mode = true
system-type = ""
smsc-username = "sowgat"
smsc-password = "gul"
reconnect-delay = 1

group = smsbox
bearerbox-host = 127.0.0.1
sendsms-port = 9222

group = sendsms-user
username = shop
password = gul
max-messages = 5
concatenation = true

group = sms-service
keyword = default
text = "none"
`;

/** Accepts one connection after the other, prints each request, answers it, and sends a delivery receipt. */
export const perlCentre = String.raw`
use strict; use Net::SMPP; $| = 1;
my $listen = Net::SMPP->new_listen('127.0.0.1', port => $ARGV[0], smpp_version => 0x34) or die "listen: $!";
my $taken = 0;
while (my $link = $listen->accept) {
  while (my $pdu = $link->read_pdu) {
    my $cmd = $pdu->{cmd};
    if ($cmd == Net::SMPP::CMD_bind_transceiver) {
      printf "bind %s %s %x\n", @$pdu{qw(system_id password interface_version)};
      $link->bind_transceiver_resp(system_id => 'perl', seq => $pdu->{seq});
    } elsif ($cmd == Net::SMPP::CMD_submit_sm) {
      my $id = 'perl_' . ++$taken;
      printf "submit %d/%d %s %d/%d %s reg=%d valid=%s esm=%d coding=%d %s\n",
        @$pdu{qw(source_addr_ton source_addr_npi source_addr dest_addr_ton dest_addr_npi destination_addr
                 registered_delivery validity_period esm_class data_coding)}, unpack 'H*', $pdu->{short_message};
      $link->submit_sm_resp(message_id => $id, seq => $pdu->{seq});
      $link->deliver_sm(async => 1, esm_class => 4, source_addr => $pdu->{destination_addr}, destination_addr => 'Sowgat',
        short_message => "id:$id sub:001 dlvrd:001 submit date:2603080900 done date:2603080901 stat:DELIVRD err:000 text:");
    } elsif ($cmd == Net::SMPP::CMD_enquire_link) {
      $link->enquire_link_resp(seq => $pdu->{seq});
    } elsif ($cmd == Net::SMPP::CMD_unbind) {
      print "unbind\n";
      $link->unbind_resp(seq => $pdu->{seq});
      last;
    }
  }
  close $link;
}
`;
