# Asks a question by the client that OpenAPI::Client makes of the document, which checks what is sent and what comes.
use strict;
use warnings;
use Mojo::File 'path';
use Mojo::JSON 'decode_json';
use JSON::Validator::Store;
use OpenAPI::Client;

my ($url, $token, $schema, $question) = @ARGV;

# The schema of OpenAPI 3.1 is not among those that JSON::Validator carries, and it would look for it on the network.
my $load = \&JSON::Validator::Store::load;
{
  no warnings 'redefine';
  *JSON::Validator::Store::load = sub {
    my ($store, $id) = @_;
    return $load->(@_) if $id !~ m{^https://spec\.openapis\.org/oas/3\.1/schema/};
    $store->add($id, decode_json path($schema)->slurp);
    return $id;
  };
}

my $client = OpenAPI::Client->new("$url/openapi.json");
$client->base_url(Mojo::URL->new($url));
$client->ua->on(start => sub { $_[1]->req->headers->authorization("Bearer $token") });

my $started = $client->startTurn({body => {messages => [{role => 'user', content => $question}]}});
my $id = $started->res->json->{id} or die $started->res->body;
$client->streamTurnEvents({id => $id});
my $turn = $client->getTurn({id => $id})->res->json;
print $turn->{result}{answer} // die("The turn is $turn->{status}."), "\n";
